import { describe, expect, test } from 'vitest';
import { type ListCase, shown } from './read-list.cases.ts';
import { readList } from './read-list.ts';

const CASES: readonly ListCase[] = [
  ['ticks and crosses', '✅ Tom\n❌ Ann\n✅ Ben\n❓ Cid', 'Tom|-Ann|Ben|?Cid'],
  ['ticks after names', '1. Tom ✅\n2. Ann ❌ (knee)\n3. Ben ✔️\n4. Cid', 'Tom|-Ann|Ben|?Cid'],
  ['thumbs with skin tones', 'Tom 👍🏽\nAnn 👎🏿\nBen 🤷🏻‍♂️', 'Tom|-Ann|?Ben'],
  ['boxes', '[x] Tom\n[ ] Ann\n[X] Ben\n[] Cid', 'Tom|?Ann|Ben|?Cid'],
  ['Markdown boxes', '- [x] Tom\n- [ ] Ann', 'Tom|?Ann'],
  ['empty ticks', '☑ Tom\n☐ Ann\n⬜ Ben', 'Tom|?Ann|?Ben'],
  ['traffic lights', '🟢 Tom\n🔴 Ann\n🟡 Ben', 'Tom|-Ann|?Ben'],
  ['team colours', '🔴 Tom\n🔴 Ann\n🔵 Ben', 'Tom|Ann|Ben'],
  ['headings', 'In:\nTom\nAnn\n\nOut:\nBen\n\nMaybe:\nCid', 'Tom|Ann|-Ben|?Cid'],
  ['headings with counts', '*IN (2)*\n1. Tom\n2. Ann\n*OUT (1)*\n1. Ben', 'Tom|Ann|-Ben'],
  ['headings with emoji', '✅ Playing\nTom\nAnn\n❌ Not playing\nBen', 'Tom|Ann|-Ben'],
  ['headings on the line of the names', 'In: Tom, Ann\nOut: Ben\nMaybe: Cid, Dee', 'Tom|Ann|-Ben|?Cid|?Dee'],
  ['headings with dashes', 'Playing - Tom, Ann\nCan’t make it - Ben', 'Tom|Ann|-Ben'],
  ['people without a reply', '1. Tom\n2. Ann\n\nNo reply yet:\nBen\nCid', 'Tom|Ann|?Ben|?Cid'],
  ['replies after colons', 'Tom: in\nAnn: out\nBen: maybe', 'Tom|-Ann|?Ben'],
  ['replies after dashes', '1. Tom - yes\n2. Ann – no\n3. Ben — tbc', 'Tom|-Ann|?Ben'],
  ['replies in brackets', '1. Tom (in)\n2. Ann (out)\n3. Ben (?)\n4. Cid (maybe)', 'Tom|-Ann|?Ben|?Cid'],
  ['replies after spaces', 'Tom in\nAnn out\nBen Lee maybe\nCid is out', 'Tom|-Ann|?Ben Lee|-Cid'],
  ['replies in capitals', 'TOM IN\nANN OUT', 'TOM|-ANN'],
  ['replies with reasons', "Tom - can't make it, working\nAnn: sorry, out this week\nBen - in but late", '-Tom|-Ann|Ben'],
  ['replies after commas', 'Tom, in\nAnn, out\nBen, not sure', 'Tom|-Ann|?Ben'],
  ['question marks', '1. Tom\n2. Ann?\n3. Ben ??', 'Tom|?Ann|?Ben'],
  ['the last of several replies', 'Tom: in\nAnn: in\nTom: out', 'Ann|-Tom'],
  ['names struck through', '1. Tom\n2. ~Ann~\n3. ~Ben~ Cid', 'Tom|-Ann|-Ben|Cid'],
  ['numbers struck through', '1. Tom\n~2. Ann~', 'Tom|-Ann'],
  ['combining strokes', '1. Tom\n2. A\u0336n\u0336n\u0336', 'Tom|-Ann'],
  ['a heading for reserves', '1. Tom\n2. Ann\nReserves\n1. Ben\n2. Cid', 'Tom|Ann|Ben*|Cid*'],
  ['a waiting list', 'Tom\nAnn\n\nWaiting list:\nBen', 'Tom|Ann|Ben*'],
  ['numbers that start again', '1. Tom\n2. Ann\n3. Ben\n\n1. Cid\n2. Dee', 'Tom|Ann|Ben|Cid*|Dee*'],
  ['reserves on their own line', '1. Tom\n2. Ann\nSub: Ben\nReserve 1: Cid', 'Tom|Ann|Ben*|Cid*'],
  ['reserves in brackets', '1. Tom\n2. Ann (sub)\n3. Ben - reserve', 'Tom|Ann*|Ben*'],
  ['one plus-one', '1. Tom +1\n2. Ann + 1\n3. Ben+1', 'Tom+1|Ann+1|Ben+1'],
  ['two mates', '1. Tom + 2 mates\n2. Ann and a friend\n3. Ben plus one', 'Tom+2|Ann+1|Ben+1'],
  ['a plus-one in brackets', 'Tom (+1)\nAnn (+2 guests)', 'Tom+1|Ann+2'],
  ['a plus-one on the next line', '1. Tom\n2. +1\n3. Ann', 'Tom+1|Ann'],
  ['a plus-one as an own number', "1. Tom\n2. Tom +1\n3. Ann\n4. Ann's +1", 'Tom+1|Ann+1'],
  ['a named plus-one', '1. Tom + Dave\n2. Ann', 'Tom|Dave|Ann'],
  ['a plus-one of someone out', 'Tom +1 - out', '-Tom'],
  ['names and messages in turn', 'Tom\nI’m in\nAnn\nI can’t make it', 'Tom|-Ann'],
  ['German', 'Zusagen:\nJürgen\nUwe\nAbsagen:\nKlaus\nVielleicht:\nJörg\nWarteliste:\nIna', 'Jürgen|Uwe|-Klaus|?Jörg|Ina*'],
  ['German replies', 'Jürgen: bin dabei\nUwe: leider nicht\nIna: weiß noch nicht', 'Jürgen|-Uwe|?Ina'],
  ['French', 'Présents :\nÉlodie\nAbsents :\nRémi\nPeut-être :\nZoé\nRemplaçants :\nLéo', 'Élodie|-Rémi|?Zoé|Léo*'],
  ['French replies', 'Élodie : je suis là\nRémi : je ne peux pas\nZoé : pas sûr', 'Élodie|-Rémi|?Zoé'],
  ['Spanish', 'Van:\nJuan\nNo van:\nPepe\nDudas:\nIñaki\nSuplentes:\nRaúl', 'Juan|-Pepe|?Iñaki|Raúl*'],
  ['Spanish replies', 'Juan: me apunto\nPepe: no puedo\nIñaki: quizás', 'Juan|-Pepe|?Iñaki'],
  ['Italian', 'Presenti:\nLuca\nAssenti:\nGigi\nForse:\nNicolò\nRiserve:\nEnzo', 'Luca|-Gigi|?Nicolò|Enzo*'],
  ['Italian replies', 'Luca: ci sono\nGigi: non posso\nNicolò: forse', 'Luca|-Gigi|?Nicolò'],
  ['Portuguese', 'Confirmados:\nJoão\nFora:\nRui\nTalvez:\nInês\nSuplentes:\nZeca', 'João|-Rui|?Inês|Zeca*'],
  ['Portuguese replies', 'João: tô dentro\nRui: não posso\nInês: não sei', 'João|-Rui|?Inês'],
  ['Dutch', 'Erbij:\nDaan\nAfwezig:\nSjoerd\nMisschien:\nFleur\nWissels:\nBas', 'Daan|-Sjoerd|?Fleur|Bas*'],
  ['Dutch replies', 'Daan: ik ben erbij\nSjoerd: kan niet\nFleur: weet ik nog niet', 'Daan|-Sjoerd|?Fleur'],
];

describe('replies', () => {
  test.each(CASES)('reads %s', (_kind, text, entries) => {
    expect(shown(readList(text).entries)).toEqual(entries.split('|'));
  });
});
