import { wordsOf } from './name-key.ts';

/** Forms and nicknames of given names, one name per line. A form can belong to several names. */
const FORMS = `
alexander alex alec lex sandro sascha xander aleksander alexandre alessandro alejandro alexandra sasha
andrew andy drew andreas andre andrea anders andrei
anthony tony ant antonio toni anton
benjamin ben benny benji benjamim
catherine kate katie cathy kathy katherine kat cat katharina
charles charlie chas chuck carlos carlo karl
christopher chris topher kris christian christoph christophe
daniel dan danny dani daniele
david dave davy davide
dominic dom nick dominik
edward ed eddie ted teddy ned eduardo edu
elizabeth liz lizzie beth betty eliza lisa
francis frank fran francisco paco pancho francesco franz
frederick fred freddie freddy federico fede friedrich frederic
gabriel gabe gabi
george georgie jorge giorgio georg joerg
gregory greg gregor
henry harry hank henri enrique heinrich enrico
isabella bella isa isabel
jacob jake jack
james jim jimmy jamie jaime
jennifer jen jenny
john jack johnny jon jonny juan joao johann hans jan giovanni gianni
jonathan jon jonny jonty
joseph joe joey jose pepe giuseppe beppe josef sepp
joshua josh
kenneth ken kenny
lawrence larry laurie lorenzo laurent lorenz
leonard leo len lenny leonardo leon
louis lou luis luigi ludwig
manuel manu manolo manny
margaret maggie meg peggy
mark marc marco markus marcus marcos
martin marty martino
matthew matt matty mateo matteo matthias matthieu mateus
maximilian max maxi maxime massimo massimiliano
michael mike mick mickey micky mikey michel miguel michele michi mitch
mohammed mo mohamed muhammad mohammad
nathan nate nathaniel nat
nicholas nick nicky nico nicolas niko klaus nicola
oliver ollie olly oli olivier
patrick pat paddy patricio patrice
peter pete pedro pietro pierre piet
philip phil pip philipp philippe felipe filippo
raymond ray
rebecca becky becca
richard rich rick dick richie ricky ricardo riccardo
robert rob bob bobby robbie bert roberto
ronald ron ronnie
samuel sam sammy samuele
samantha sam sammy
sebastian seb bastian basti sebastien
stephen steve stevie steven stefan stefano esteban etienne stephan steph
stuart stu
susan sue susie
theodore theo ted teddy
thomas tom tommy tomas tommaso thom
timothy tim timmy
victoria vicky tori
vincent vince vinny vincenzo
william will bill billy liam willy wilhelm guillermo guglielmo guillaume
zachary zach zac zak
`;

const NAMES_BY_FORM = namesByForm();

function namesByForm(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const line of FORMS.trim().split('\n')) {
    const forms = line.split(' ');
    for (const form of forms) names.set(form, [...(names.get(form) ?? []), forms[0] ?? form]);
  }
  return names;
}

export function areFormsOfOneName(one: string, other: string): boolean {
  const [first = '', second = ''] = [one, other].map((name) => wordsOf(name).join(' '));
  const names = NAMES_BY_FORM.get(second) ?? [];
  return (NAMES_BY_FORM.get(first) ?? []).some((name) => names.includes(name));
}
