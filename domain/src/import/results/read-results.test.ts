import { expect, test } from 'vitest';
import { parseCases } from '../parse-cases.ts';
import { CONTEXT, toTexts } from './read-results.cases.ts';
import { readResults } from './read-results.ts';

/** The games that most cases describe. */
const GAMES: Readonly<Record<string, string>> = {
  '6 March': '2025-03-06 Ann,Ben,Cid 5-3 Dee,Eli,Fay',
  '4 March': '2026-03-04 Ann,Ben,Cid 5-3 Dee,Eli,Fay',
  pairs: '2026-03-04 Ann,Ben 5-3 Cid,Dee',
};

/** A case with `~` also has lines that are no games. */
const CASES = parseCases(String.raw`
# lines
names with spaces ▸ 12/3 Ann Ben v Cid Dee 5-3 ▸ 2026-03-12 Ann,Ben 5-3 Cid,Dee
names with commas ▸ 13/3/26: Ann, Ben vs. Cid, Dee 5:3 ▸ 2026-03-13 Ann,Ben 5-3 Cid,Dee
known names of two words ▸ 13/3 Tom Harris Ann Lee v Cid Dee 5-3 ▸ 2026-03-13 Tom Harris,Ann Lee 5-3 Cid,Dee
initials ▸ 13/3 Ann L Ben v Cid Dee 5-3 ▸ 2026-03-13 Ann L,Ben 5-3 Cid,Dee
many names with commas after a date ▸ 2026-03-13 Ann, Ben, Cid, Dee v Eli, Fay, Gus, Hal 5-3\n2026-03-20, Ann, Ben, Fay v Eli, Cid, Hal, 2-1 ▸ 2026-03-13 Ann,Ben,Cid,Dee 5-3 Eli,Fay,Gus,Hal; 2026-03-20 Ann,Ben,Fay 2-1 Eli,Cid,Hal
joining words ▸ 13/3 Ann, Ben and Cid v Dee & Eli 1-1 ▸ 2026-03-13 Ann,Ben,Cid 1-1 Dee,Eli
the score between the teams ▸ 13/3 Ann Ben 5 - 3 Cid Dee ▸ 2026-03-13 Ann,Ben 5-3 Cid,Dee
the goals beside the teams ▸ 13/3 Ann Ben 5 v 3 Cid Dee ▸ 2026-03-13 Ann,Ben 5-3 Cid,Dee
the goals in brackets ▸ 13/3 Ann Ben (5) v Cid Dee (3) ▸ 2026-03-13 Ann,Ben 5-3 Cid,Dee
the score before the teams ▸ 13/3 5-3 Ann Ben v Cid Dee ▸ 2026-03-13 Ann,Ben 5-3 Cid,Dee
the date at the end ▸ Ann Ben v Cid Dee 5-3 (13/3/26) ▸ 2026-03-13 Ann,Ben 5-3 Cid,Dee
dashes between the teams ▸ 13/3 Ann, Ben - Cid, Dee 5-3 ▸ 2026-03-13 Ann,Ben 5-3 Cid,Dee
a weekday and a time ▸ Fri 13/3 19:30 Ann Ben v Cid Dee 5-3 ▸ 2026-03-13 Ann,Ben 5-3 Cid,Dee
a team that beat another ▸ 13/3 Ann, Ben beat Cid, Dee 5-3 ▸ 2026-03-13 Ann,Ben 5-3 Cid,Dee
a team that lost to another ▸ 13/3 Ann, Ben lost to Cid, Dee 5-3 ▸ 2026-03-13 Ann,Ben 3-5 Cid,Dee
teams that drew ▸ 13/3 Ann, Ben drew with Cid, Dee ▸ 2026-03-13 Ann,Ben = Cid,Dee
team names ▸ 13/3 Bibs: Ann, Ben v Skins: Cid, Dee (Skins won) ▸ 2026-03-13 Ann,Ben < Cid,Dee
a draw without a score ▸ 13/3 Ann, Ben v Cid, Dee - draw ▸ 2026-03-13 Ann,Ben = Cid,Dee
ISO dates ▸ 2026-03-13 Ann Ben v Cid Dee 5-3 ▸ 2026-03-13 Ann,Ben 5-3 Cid,Dee
dates with points ▸ 13.3.2026 Ann Ben v Cid Dee 5:3 ▸ 2026-03-13 Ann,Ben 5-3 Cid,Dee
English months ▸ Friday 13th March 2026: Ann Ben v Cid Dee 5-3 ▸ 2026-03-13 Ann,Ben 5-3 Cid,Dee
months before days ▸ Mar 13, 2026 Ann Ben v Cid Dee 5-3 ▸ 2026-03-13 Ann,Ben 5-3 Cid,Dee
German ▸ 13. März 2026: Ann, Ben gegen Cid, Dee 5:3 ▸ 2026-03-13 Ann,Ben 5-3 Cid,Dee
French ▸ 13 février 2026 : Ann, Ben contre Cid, Dee 5-3 ▸ 2026-02-13 Ann,Ben 5-3 Cid,Dee
Spanish ▸ 13 de marzo de 2026: Ann, Ben contra Cid, Dee 5-3 ▸ 2026-03-13 Ann,Ben 5-3 Cid,Dee
Italian ▸ 13 marzo 2026: Ann, Ben contro Cid, Dee 5-3 ▸ 2026-03-13 Ann,Ben 5-3 Cid,Dee
Dutch ▸ 13 maart 2026: Ann, Ben tegen Cid, Dee 5-3 ▸ 2026-03-13 Ann,Ben 5-3 Cid,Dee
Polish ▸ 13 marca 2026: Ann, Ben przeciw Cid, Dee 5-3 ▸ 2026-03-13 Ann,Ben 5-3 Cid,Dee
Cyrillic ▸ 13 марта 2026: Аня, Олег против Юра, Лена 5-3 ▸ 2026-03-13 Аня,Олег 5-3 Юра,Лена
two games on a date ▸ Fri 13 March 2026\nAnn Ben v Cid Dee 5-3\nAnn Cid v Ben Dee 2-2 ▸ 2026-03-13 Ann,Ben 5-3 Cid,Dee; 2026-03-13 Ann,Cid 2-2 Ben,Dee
blocks of lines ▸ 13/3/26\nBibs: Ann, Ben\nSkins: Cid, Dee\n5-3\n\n20/3/26\nBibs: Ann, Cid\nSkins: Ben, Dee\nSkins won ▸ 2026-03-13 Ann,Ben 5-3 Cid,Dee; 2026-03-20 Ann,Cid < Ben,Dee
years in headings ▸ Season 2024\n13/3 Ann Ben v Cid Dee 5-3\n20/12 Ann Ben v Cid Dee 1-0\n3/1 Ann Ben v Cid Dee 0-1 ▸ 2024-03-13 Ann,Ben 5-3 Cid,Dee; 2024-12-20 Ann,Ben 1-0 Cid,Dee; 2025-01-03 Ann,Ben 0-1 Cid,Dee
the newest game first ▸ 2025\n13/1 Ann Ben v Cid Dee 5-3\n2/1 Ann Ben v Cid Dee 5-3\n19/12 Ann Ben v Cid Dee 1-0 ▸ 2025-01-13 Ann,Ben 5-3 Cid,Dee; 2025-01-02 Ann,Ben 5-3 Cid,Dee; 2024-12-19 Ann,Ben 1-0 Cid,Dee
Windows line breaks ▸ 13/3 Ann v Ben 1-0\r\n14/3 Ann v Ben 0-1\r\n ▸ 2026-03-13 Ann 1-0 Ben; 2026-03-14 Ann 0-1 Ben
bullets ▸ • 04/03/2026 – Ann, Ben, Cid vs Dee, Eli, Fay – 5:3\n• 11/03/2026 – Ann, Dee, Cid vs Ben, Eli, Fay – 2:2 ▸ 4 March; 2026-03-11 Ann,Dee,Cid 2-2 Ben,Eli,Fay
list numbers ▸ 1. 4 Mar: Ann Ben Cid 5-3 Dee Eli Fay\n2. 11 Mar: Ann Dee Cid 2-2 Ben Eli Fay ▸ 4 March; 2026-03-11 Ann,Dee,Cid 2-2 Ben,Eli,Fay
numbers before the teams ▸ 06.03.25 1. Team: Ann, Ben, Cid 2. Team: Dee, Eli, Fay 5:3 ▸ 6 March
a verb before the score ▸ 04/03/2026 Ann, Ben & Cid won 5-3 against Dee, Eli & Fay ▸ 4 March
a verb of a loss ▸ 04/03/2026 - Ann Ben Cid lost 3-5 v Dee Eli Fay ▸ 2026-03-04 Ann,Ben,Cid 3-5 Dee,Eli,Fay
a goal difference ▸ 4 March 2026: Ann, Ben, Cid beat Dee, Eli, Fay by 2 ▸ 2026-03-04 Ann,Ben,Cid > Dee,Eli,Fay
marks for the outcome ▸ 4/3/26 Ann Ben Cid (W) v Dee Eli Fay (L) ▸ 2026-03-04 Ann,Ben,Cid > Dee,Eli,Fay
an outcome at the start ▸ W 5-3: Ann, Ben, Cid v Dee, Eli, Fay (06/03/25) ▸ 6 March
a draw at the start ▸ 4/3/26 DRAW Ann, Ben v Cid, Dee ▸ 2026-03-04 Ann,Ben = Cid,Dee
goals that both teams have ▸ 06/03/25 Ann, Ben, Cid v Dee, Eli, Fay 4 all ▸ 2025-03-06 Ann,Ben,Cid 4-4 Dee,Eli,Fay
teams in brackets ▸ 4/3/2026 (Ann, Ben, Cid) 5–3 (Dee, Eli, Fay) ▸ 4 March
teams in square brackets ▸ 4/3/2026 [Ann Ben Cid] v [Dee Eli Fay] 5-3 ▸ 4 March
goals between labels and names ▸ 4/3/2026 Colours 5 (Ann, Ben, Cid) Whites 3 (Dee, Eli, Fay) ▸ 4 March
goals after names in brackets ▸ 4/3/2026 Colours (Ann, Ben, Cid) 5 Whites (Dee, Eli, Fay) 3 ▸ 4 March
labels and a verb ▸ 6th March 2025 – Bibs (Ann, Ben, Cid) beat Skins (Dee, Eli, Fay) 5-3 ▸ 6 March
captains as labels ▸ 6/3/25: Team Ann (Ann, Ben, Cid) 5-3 Team Dee (Dee, Eli, Fay) ▸ 6 March
labels between pipes ▸ 06/03/25 | Bibs: Ann Ben Cid | Skins: Dee Eli Fay | Bibs 5-3 ▸ 6 March
labels between semicolons ▸ 06/03/25: A: Ann, Ben, Cid; B: Dee, Eli, Fay; 5-3 ▸ 6 March
labels after commas ▸ 06/03/25 A team: Ann Ben Cid, B team: Dee Eli Fay, score 5-3 ▸ 6 March
a sentence per team ▸ 6/3/25 Whites 3 Colours 5. Whites: Ann, Ben, Cid. Colours: Dee, Eli, Fay. ▸ 2025-03-06 Ann,Ben,Cid 3-5 Dee,Eli,Fay
equals signs ▸ Thurs 6/3/25: Bibs win 5-3. Bibs = Ann, Ben, Cid. Skins = Dee, Eli, Fay. ▸ 6 March
winners and losers ▸ 4/3/26 Winners: Ann, Ben. Losers: Cid, Dee ▸ 2026-03-04 Ann,Ben > Cid,Dee
slashes between names ▸ mercredi 4 mars 2026 : Ann / Ben - Cid / Dee : 5 à 3 ▸ pairs
dashes and no commas ▸ 4/3/2026 Ann Ben Cid - Dee Eli Fay 5 - 3 ▸ 4 March
a slash between teams ▸ 06/03/25 - 5-3 - Ann, Ben, Cid / Dee, Eli, Fay ▸ 6 March
slashes without spaces ▸ Ann/Ben/Cid 5-3 Dee/Eli/Fay 06/03/25 ▸ 6 March
an arrow ▸ [06/03/25] Ann, Ben, Cid vs. Dee, Eli, Fay => 5:3 ▸ 6 March
emoji between teams ▸ 06/03/25 Ann, Ben, Cid 🆚 Dee, Eli, Fay ➡️ 5-3 ▸ 6 March
a half-time score in brackets ▸ 6.3.25 Ann Ben Cid - Dee Eli Fay 5:3 (2:1) ▸ 6 March
a half-time score with words ▸ 06/03/25 HT 2-1 FT 5-3 Ann, Ben, Cid v Dee, Eli, Fay ▸ 6 March
a player of the match ▸ 4/3/2026 Ann Ben v Cid Dee. Final score 5-3. MOTM: Ann ▸ pairs
scorers ▸ 06/03/25 Ann, Ben, Cid 5-3 Dee, Eli, Fay. Goals: Ann x3, Ben x2, Dee x3. MOTM Ann ▸ 6 March
roles of players ▸ 06/03/25 Ann, Ben, Cid (GK) v Dee, Eli (c), Fay 5-3 ▸ 6 March
goals of players ▸ 06/03/25 Ann (2), Ben (3), Cid v Dee (1), Eli (2), Fay 5-3 ▸ 6 March
FT and a time ▸ Wed 4/3 8pm Ann Ben v Cid Dee FT 5-3 ▸ pairs
a pitch and a place ▸ Thu 6/3/25, 8pm, Pitch 3 at Powerleague: Ann, Ben, Cid v Dee, Eli, Fay 5-3 ▸ 6 March
capital letters ▸ 06/03/25 ANN BEN CID V DEE ELI FAY 5-3 ▸ 2025-03-06 ANN,BEN,CID 5-3 DEE,ELI,FAY
small letters ▸ 06/03/25 ann ben cid v dee eli fay 5-3 ▸ 2025-03-06 ann,ben,cid 5-3 dee,eli,fay
initials with commas ▸ 06/03/25 Tom H, Tom B, Cid v Dee, Eli, Fay 5-3 ▸ 2025-03-06 Tom H,Tom B,Cid 5-3 Dee,Eli,Fay
a score that looks like a time ▸ 06.03.25 Ann, Ben, Cid - Dee, Eli, Fay 12:10 ▸ 2025-03-06 Ann,Ben,Cid 12-10 Dee,Eli,Fay
a date with a time ▸ 2025-03-06T20:00 Ann,Ben,Cid;Dee,Eli,Fay;5-3 ▸ 6 March
a title and a note ▸ Results 2026\n========\n04/03: Ann, Ben - Cid, Dee = 5-3\nNext week at 8pm\n11/03: Ann, Cid - Ben, Dee = 1-4 ▸ pairs; 2026-03-11 Ann,Cid 1-4 Ben,Dee
~ a date without a game ▸ 06/03/25 Ann, Ben, Cid v Dee, Eli, Fay 5-3\n13/03/25 No game\n20/03/25 Ann, Ben, Cid v Dee, Eli, Fay 1-3 ▸ 6 March; 2025-03-20 Ann,Ben,Cid 1-3 Dee,Eli,Fay
a short month between dashes ▸ Date;Team A;Team B;A;B\n6-Mar-25;Ann/Ben/Cid;Dee/Eli/Fay;5;3 ▸ 6 March
keycaps ▸ 6/3/25 🟢 Ann Ben Cid 5️⃣ - 3️⃣ 🔴 Dee Eli Fay ▸ 6 March
circled numbers ▸ 6/3/25 Ann, Ben, Cid ⑤-③ Dee, Eli, Fay ▸ 6 March
names that are prepositions ▸ 6/3/25 Lars, Al 7-4 Per, Van ▸ 2025-03-06 Lars,Al 7-4 Per,Van
small letters and a preposition ▸ 6/3/25 dave, kev beat matt, al 7-4 ▸ 2025-03-06 dave,kev 7-4 matt,al
a Portuguese score ▸ 06/03/2025 Zé, Tó e Rui 7 x 4 João, Nuno e Gil ▸ 2025-03-06 Zé,Tó,Rui 7-4 João,Nuno,Gil
a Spanish verb first ▸ 6/3/2025 Ganaron Ann y Ben 7-4 a Cid y Dee ▸ 2025-03-06 Ann,Ben 7-4 Cid,Dee
an English verb first ▸ 6/3/2025 Won: Ann, Ben v Cid, Dee 7-4 ▸ 2025-03-06 Ann,Ben 7-4 Cid,Dee
a German verb first ▸ 6.3.2025 Gewonnen haben Ann, Ben gegen Cid, Dee 7:4 ▸ 2025-03-06 Ann,Ben 7-4 Cid,Dee
a French noun first ▸ 6/3/2025 Victoire de Ann, Ben contre Cid, Dee 7-4 ▸ 2025-03-06 Ann,Ben 7-4 Cid,Dee
a win for a team ▸ 6/3/2025 7-4 win for Ann, Ben against Cid, Dee ▸ 2025-03-06 Ann,Ben 7-4 Cid,Dee
pitch, time and price ▸ 6/3/25 - Pitch 3, 8pm - Ann, Ben v Cid, Dee - 7-4 - £5 each ▸ 2025-03-06 Ann,Ben 7-4 Cid,Dee
a price per person ▸ 6.3.25 - Ann, Ben gegen Cid, Dee - 7:4 - 5€ p.P. - Platz 2 ▸ 2025-03-06 Ann,Ben 7-4 Cid,Dee
a referee ▸ 6/3/25 - ref: Tom - Ann, Ben v Cid, Dee - 7-4 ▸ 2025-03-06 Ann,Ben 7-4 Cid,Dee
all square ▸ 6/3/25 Ann, Ben v Cid, Dee - all square 4-4 ▸ 2025-03-06 Ann,Ben 4-4 Cid,Dee
honours even ▸ 6/3/25 Ann, Ben v Cid, Dee (honours even) ▸ 2025-03-06 Ann,Ben = Cid,Dee
goals apiece ▸ 6/3/25 Ann, Ben v Cid, Dee stalemate at 4 apiece ▸ 2025-03-06 Ann,Ben 4-4 Cid,Dee
goals of players and no score ▸ 6/3/25: Ann 2, Ben 3, Cid v Dee 1, Eli 2, Fay ▸ 6 March
goals of players and a score ▸ 6/3/25 Ann x2, Ben x3, Cid v Dee x1, Eli x2, Fay 5-3 ▸ 6 March
goals of players in blocks ▸ 6/3/25\nBibs: Ann 2, Ben 3, Cid\nSkins: Dee 1, Eli 2, Fay\n5-3 ▸ 6 March
a row per team ▸ Date\tTeam\tPlayers\tGoals\n06/03/2025\tA\tAnn, Ben, Cid\t5\n06/03/2025\tB\tDee, Eli, Fay\t3 ▸ 6 March
a row per team and a column per player ▸ Date,Team,P1,P2,Goals\n06/03/2025,A,Ann,Ben,7\n06/03/2025,B,Cid,Dee,4 ▸ 2025-03-06 Ann,Ben 7-4 Cid,Dee
a row per team and an outcome ▸ Date;Team;Players;Result\n06/03/2025;Bibs;Ann, Ben;Won\n;Skins;Cid, Dee;Lost ▸ 2025-03-06 Ann,Ben > Cid,Dee
a row of scores below outcomes ▸ Name,06/03/2025,13/03/2025\nAnn,W,L\nBen,W,W\nCid,L,L\nDee,L,W\nScore,7-4,3-5 ▸ 2025-03-06 Ann,Ben 7-4 Cid,Dee; 2025-03-13 Ben,Dee 5-3 Ann,Cid
aligned columns ▸ Date        Bibs       Skins      Score\n06/03/2025  Ann, Ben   Cid, Dee   7-4 ▸ 2025-03-06 Ann,Ben 7-4 Cid,Dee
# blocks
the score above the teams ▸ Wed 4 March 2026\nReds 5 Blues 3\nReds: Ann, Ben, Cid\nBlues: Dee, Eli, Fay ▸ 4 March
the score beside the date ▸ 04.03.2026 (5:3)\nTeam A: Ann, Ben, Cid\nTeam B: Dee, Eli, Fay ▸ 4 March
emoji before the teams ▸ 📅 04/03/2026\n🔴 Ann, Ben, Cid\n🔵 Dee, Eli, Fay\n🏆 5-3 ▸ 4 March
a name per line ▸ 4/3/26\nBibs\nAnn\nBen\nCid\nNon-bibs\nDee\nEli\nFay\n5-3 ▸ 4 March
numbered names ▸ Game 1 - 06/03/25\nYellow team\n1. Ann\n2. Ben\n3. Cid\nOrange team\n1. Dee\n2. Eli\n3. Fay\nResult: Yellow won 5-3 ▸ 6 March
bullets ▸ 06/03/25\n*Bibs*\n- Ann\n- Ben\n- Cid\n*No bibs*\n- Dee\n- Eli\n- Fay\nFull time: 5 - 3 ▸ 6 March
numbers that restart ▸ 06/03/25\n1. Ann\n2. Ben\n3. Cid\nv\n1. Dee\n2. Eli\n3. Fay\n5-3 ▸ 6 March
headings that the score names ▸ 06/03/25\nLions 🦁\nAnn\nBen\nCid\nTigers 🐯\nDee\nEli\nFay\nLions 5-3 Tigers ▸ 6 March
goals in headings ▸ 06/03/25\nOranges 5\nAnn\nBen\nCid\nGreens 3\nDee\nEli\nFay ▸ 6 March
blank lines between teams ▸ 06/03/25\n\nAnn\nBen\nCid\n\nDee\nEli\nFay\n\n5-3 ▸ 6 March
teams side by side ▸ 06/03/25\nBibs\tSkins\nAnn\tDee\nBen\tEli\nCid\tFay\n5\t3 ▸ 6 March
a label for each part ▸ Date: 06/03/2025\nTeam 1: Ann, Ben, Cid\nTeam 2: Dee, Eli, Fay\nScore: 5-3\nMOTM: Ann\nScorers: Ann 3, Ben 2, Dee 3 ▸ 6 March
goals after brackets ▸ Thursday 5-a-side\n\n6 March 2025\nBibs (Ann, Ben, Cid) 5\nSkins (Dee, Eli, Fay) 3\n\n13 March\nBibs (Ann, Dee, Cid) 4\nSkins (Ben, Eli, Fay) 4 ▸ 6 March; 2025-03-13 Ann,Dee,Cid 4-4 Ben,Eli,Fay
dashes after labels ▸ Date - 06/03/25\nResult - 5-3\nBibs - Ann, Ben, Cid\nNon Bibs - Dee, Eli, Fay ▸ 6 March
labels without a sign ▸ 06/03/25\nBibs Ann, Ben, Cid\nSkins Dee, Eli, Fay\n5-3 Bibs ▸ 6 March
the score between the teams ▸ 06/03/25\nAnn Ben Cid\n5-3\nDee Eli Fay ▸ 6 March
a versus line ▸ 06/03/25\nAnn, Ben, Cid\nvs\nDee, Eli, Fay\n5-3 ▸ 6 March
outcomes as labels ▸ 06/03/25\nW - Ann, Ben, Cid\nL - Dee, Eli, Fay ▸ 2025-03-06 Ann,Ben,Cid > Dee,Eli,Fay
goals after outcomes ▸ Results from last night 06/03/25\nWinners (5): Ann, Ben, Cid\nLosers (3): Dee, Eli, Fay ▸ 6 March
the score in the other order ▸ *06/03/25*\n_Bibs_: Ann, Ben, Cid\n_Skins_: Dee, Eli, Fay\n*Skins 3 - 5 Bibs* ▸ 6 March
goals at the end of lines ▸ Thursday 6 Mar 2025\nAnn, Ben, Cid 5\nDee, Eli, Fay 3 ▸ 6 March
emoji in all lines ▸ ⚽️ Thursday 6th March 2025 ⚽️\n🟡 Yellow: Ann, Ben, Cid ✅ 5\n🟠 Orange: Dee, Eli, Fay ❌ 3 ▸ 6 March
goals of players in teams ▸ 06/03/25\nBibs: Ann (2), Ben (3), Cid\nSkins: Dee (1), Eli, Fay (2)\n5-3 ▸ 6 March
numbered games ▸ 06/03/25\nGame 1: Ann, Ben v Cid, Dee 5-3\nGame 2: Ann, Cid v Ben, Dee 2-1 ▸ 2025-03-06 Ann,Ben 5-3 Cid,Dee; 2025-03-06 Ann,Cid 2-1 Ben,Dee
two games of the same teams ▸ 06/03/25\nBibs: Ann, Ben\nSkins: Cid, Dee\nGame 1: 5-3\nGame 2: 2-4 ▸ 2025-03-06 Ann,Ben 5-3 Cid,Dee; 2025-03-06 Ann,Ben 2-4 Cid,Dee
a month as heading ▸ March 2025\n6th: Ann, Ben v Cid, Dee 5-3\n13th: Ann, Cid v Ben, Dee 2-2 ▸ 2025-03-06 Ann,Ben 5-3 Cid,Dee; 2025-03-13 Ann,Cid 2-2 Ben,Dee
a season of two years ▸ Season 2024/25\n06/03 Ann, Ben, Cid 5-3 Dee, Eli, Fay ▸ 6 March
the date at the end ▸ Bibs: Ann, Ben, Cid\nSkins: Dee, Eli, Fay\n5-3\n06/03/25 ▸ 6 March
Markdown ▸ # Results\n\n## 6 March 2025\n**Bibs** Ann, Ben, Cid\n**Skins** Dee, Eli, Fay\n**Score** 5-3 ▸ 6 March
# chats
a game per message ▸ [04/03/2026, 21:34:12] Tom Harris: Ann Ben Cid v Dee Eli Fay 5-3\n[11/03/2026, 21:40:02] Tom Harris: Ann Dee Cid v Ben Eli Fay 2-2 ▸ 4 March; 2026-03-11 Ann,Dee,Cid 2-2 Ben,Eli,Fay
a sender after a dash ▸ 04/03/2026, 21:34 - Tom Harris: Ann, Ben, Cid 5 Dee, Eli, Fay 3 ▸ 4 March
~ several lines in a message ▸ [06/03/2025, 21:04:55] Dave Smith: Tonight’s result\nBibs 5 - 3 Non bibs\nBibs: Ann, Ben, Cid\nNon bibs: Dee, Eli, Fay\n[06/03/2025, 21:06:01] Joe: Great game lads 👏 ▸ 6 March
a date in the message ▸ [07/03/2025, 00:12:09] Dave: 6/3 Ann, Ben, Cid 5-3 Dee, Eli, Fay ▸ 6 March
months before days ▸ [3/13/25, 9:04:55 PM] Dave: Ann, Ben beat Cid, Dee 6-4 ▸ 2025-03-13 Ann,Ben 6-4 Cid,Dee
the sender first ▸ Dave, [06.03.2025 21:34]\nAnn, Ben, Cid - Dee, Eli, Fay 5:3 ▸ 6 March
a message per team ▸ [06/03/2025, 21:04:55] Dave: Bibs: Ann, Ben, Cid\n[06/03/2025, 21:05:01] Dave: Skins: Dee, Eli, Fay\n[06/03/2025, 21:05:20] Dave: 5-3 bibs ▸ 6 March
a phone number as sender ▸ [06/03/2025, 21:34:12] +44 7700 900123: Ann Ben Cid v Dee Eli Fay 5-3 ▸ 6 March
~ other messages ▸ 06/03/2025, 20:00 - Dave: who is in tonight?\n06/03/2025, 20:01 - Joe: me\n06/03/2025, 21:34 - Dave: Ann, Ben, Cid 5-3 Dee, Eli, Fay\n06/03/2025, 21:35 - Joe: robbed ▸ 6 March
~ the date in brackets ▸ Dave (06/03/2025 21:34): Ann, Ben, Cid v Dee, Eli, Fay 5-3 ▸ 6 March
# tables
a column of outcomes per player ▸ Date,Ann,Ben,Cid,Dee\n13/03/2025,W,W,L,L\n20/03/2025,L,W,,L\n27/03/2025,D,D,D,D ▸ 2025-03-13 Ann,Ben > Cid,Dee; 2025-03-20 Ben > Ann,Dee; 2025-03-27 Ann,Ben = Cid,Dee
semicolons ▸ Date;Ann;Ben;Cid;Dee\n13/03/2025;W;W;L;L\n20/03/2025;L;W;;L\n27/03/2025;D;D;D;D ▸ 2025-03-13 Ann,Ben > Cid,Dee; 2025-03-20 Ben > Ann,Dee; 2025-03-27 Ann,Ben = Cid,Dee
tabs ▸ Date\tAnn\tBen\tCid\tDee\n13/03/2025\tW\tW\tL\tL\n20/03/2025\tL\tW\t\tL\n27/03/2025\tD\tD\tD\tD ▸ 2025-03-13 Ann,Ben > Cid,Dee; 2025-03-20 Ben > Ann,Dee; 2025-03-27 Ann,Ben = Cid,Dee
points ▸ Date,Ann,Ben,Cid,Dee\n13/03/2025,3,3,0,0\n20/03/2025,0,3,,0\n27/03/2025,1,1,1,1 ▸ 2025-03-13 Ann,Ben > Cid,Dee; 2025-03-20 Ben > Ann,Dee; 2025-03-27 Ann,Ben = Cid,Dee
a row per player ▸ Name,13/03/2025,20/03/2025,27/03/2025\nAnn,W,L,D\nBen,W,W,D\nCid,L,,D\nDee,L,L,D ▸ 2025-03-13 Ann,Ben > Cid,Dee; 2025-03-20 Ben > Ann,Dee; 2025-03-27 Ann,Ben = Cid,Dee
German outcomes ▸ Datum;Ann;Ben\n13.03.2025;S;N\n20.03.2025;U;U ▸ 2025-03-13 Ann > Ben; 2025-03-20 Ann = Ben
team lists and a score ▸ Date,Bibs,Skins,Score\n13/3/25,"Ann, Ben","Cid, Dee",5-3\n20/3/25,"Ann, Cid","Ben, Dee",1-1 ▸ 2025-03-13 Ann,Ben 5-3 Cid,Dee; 2025-03-20 Ann,Cid 1-1 Ben,Dee
team lists and two columns of goals ▸ Date;Bibs;Skins;Bibs goals;Skins goals\n2025-03-13;Ann, Ben;Cid, Dee;3;4 ▸ 2025-03-13 Ann,Ben 3-4 Cid,Dee
team lists and a winner ▸ Date;Bibs;Skins;Winner\n2025-03-13;Ann, Ben;Cid, Dee;Skins\n2025-03-20;Ann, Ben;Cid, Dee;draw ▸ 2025-03-13 Ann,Ben < Cid,Dee; 2025-03-20 Ann,Ben = Cid,Dee
a column per name ▸ Date,A1,A2,B1,B2,Score\n13/3/25,Ann,Ben,Cid,Dee,5-3\n20/3/25,Ann,Ben,Cid,,2-2 ▸ 2025-03-13 Ann,Ben 5-3 Cid,Dee; 2025-03-20 Ann,Ben 2-2 Cid
both teams in one column ▸ Date,Match,Score\n13/3/25,Ann Ben v Cid Dee,5-3 ▸ 2025-03-13 Ann,Ben 5-3 Cid,Dee
a column of totals ▸ Name,4 Mar,11 Mar,18 Mar,Total\nAnn,3,1,0,4\nBen,3,1,3,7\nCid,0,1,0,1\nDee,0,1,3,4 ▸ 2026-03-04 Ann,Ben > Cid,Dee; 2026-03-11 Ann,Ben = Cid,Dee; 2026-03-18 Ben,Dee > Ann,Cid
totals before the dates ▸ Player\tP\tW\t%\t06/03/25\t13/03/25\nAnn\t2\t1\t50%\tW\tL\nBen\t2\t2\t100%\tW\tW\nCid\t2\t0\t0%\tL\tL\nDee\t1\t0\t0%\tL\t ▸ 2025-03-06 Ann,Ben > Cid,Dee; 2025-03-13 Ben > Ann,Cid
a row of totals ▸ Date,Ann,Ben,Cid,Dee\n06/03/25,3,3,0,0\n13/03/25,0,3,0,3\nTotal,3,6,0,3 ▸ 2025-03-06 Ann,Ben > Cid,Dee; 2025-03-13 Ben,Dee > Ann,Cid
a title ▸ Thursday football 2025,,,,\nDate,Ann,Ben,Cid,Dee\n06/03/25,W,W,L,L ▸ 2025-03-06 Ann,Ben > Cid,Dee
emoji ▸ Name\t06/03/25\t13/03/25\nAnn\t✅\t❌\nBen\t✅\t✅\nCid\t❌\t❌\nDee\t❌\t✅ ▸ 2025-03-06 Ann,Ben > Cid,Dee; 2025-03-13 Ben,Dee > Ann,Cid
goal differences ▸ Date,Ann,Ben,Cid,Dee\n04/03/26,2,2,-2,-2\n11/03/26,0,0,0,0 ▸ 2026-03-04 Ann,Ben > Cid,Dee; 2026-03-11 Ann,Ben = Cid,Dee
1, X and 0 ▸ Date,Ann,Ben,Cid,Dee\n04/03/26,1,1,0,0\n11/03/26,X,X,X,X ▸ 2026-03-04 Ann,Ben > Cid,Dee; 2026-03-11 Ann,Ben = Cid,Dee
teams as letters ▸ Date,Ann,Ben,Cid,Dee,Winner\n06/03/25,A,A,B,B,A\n13/03/25,A,B,A,B,Draw ▸ 2025-03-06 Ann,Ben > Cid,Dee; 2025-03-13 Ann,Cid = Ben,Dee
teams as numbers ▸ Date,Score 1,Score 2,Ann,Ben,Cid,Dee\n06/03/25,5,3,1,1,2,2\n13/03/25,2,4,1,2,2,1 ▸ 2025-03-06 Ann,Ben 5-3 Cid,Dee; 2025-03-13 Ann,Dee 2-4 Ben,Cid
Markdown ▸ | Date | Team 1 | Team 2 | Score |\n|---|---|---|---|\n| 2026-03-04 | Ann, Ben | Cid, Dee | 5-3 | ▸ pairs
pipes ▸ 06/03/25 | Ann, Ben, Cid | 5-3 | Dee, Eli, Fay ▸ 6 March
winners as letters ▸ Date,A,B,Winner\n04/03/2026,"Ann,Ben","Cid,Dee",A\n11/03/2026,"Ann,Ben","Cid,Dee",D ▸ 2026-03-04 Ann,Ben > Cid,Dee; 2026-03-11 Ann,Ben = Cid,Dee
winners and losers ▸ Date,Winners,Losers,Score\n04/03/2026,"Ann, Ben, Cid","Dee, Eli, Fay",5-3 ▸ 4 March
semicolons between names ▸ date,red,blue,winner\n2025-03-06,Ann;Ben;Cid,Dee;Eli;Fay,red ▸ 2025-03-06 Ann,Ben,Cid > Dee,Eli,Fay
merged headings ▸ Date\tBibs\t\t\tNon-bibs\t\t\tResult\n06/03/2025\tAnn\tBen\tCid\tDee\tEli\tFay\t5-3 ▸ 6 March
other columns ▸ Day,Date,Venue,Team A,Team B,A,B\nThu,06/03/2025,Powerleague,"Ann, Ben, Cid","Dee, Eli, Fay",5,3 ▸ 6 March
a row per player and game ▸ Date,Player,Team,Result\n04/03/2026,Ann,A,W\n04/03/2026,Ben,A,W\n04/03/2026,Cid,B,L\n04/03/2026,Dee,B,L ▸ 2026-03-04 Ann,Ben > Cid,Dee
a row per player and no teams ▸ date,name,result\n2026-03-04,Ann,win\n2026-03-04,Ben,win\n2026-03-04,Cid,loss\n2026-03-04,Dee,loss ▸ 2026-03-04 Ann,Ben > Cid,Dee
goals for and against ▸ Date,Player,Team,Goals for,Goals against\n06/03/2025,Ann,Bibs,5,3\n06/03/2025,Ben,Bibs,5,3\n06/03/2025,Cid,Skins,3,5\n06/03/2025,Dee,Skins,3,5 ▸ 2025-03-06 Ann,Ben 5-3 Cid,Dee
merged dates ▸ Date,Player,Team,Result\n06/03/2025,Ann,A,Win\n,Ben,A,Win\n,Cid,B,Loss\n,Dee,B,Loss\n13/03/2025,Ann,A,Draw\n,Ben,A,Draw\n,Cid,B,Draw\n,Dee,B,Draw ▸ 2025-03-06 Ann,Ben > Cid,Dee; 2025-03-13 Ann,Ben = Cid,Dee
Spanish outcomes ▸ Fecha;Jugador;Equipo;Resultado\n06/03/2025;Ann;Rojo;Ganó\n06/03/2025;Ben;Rojo;Ganó\n06/03/2025;Cid;Azul;Perdió\n06/03/2025;Dee;Azul;Perdió ▸ 2025-03-06 Ann,Ben > Cid,Dee
line breaks in cells ▸ Date,Bibs,Non Bibs,Score\n06/03/25,"Ann\nBen\nCid","Dee\nEli\nFay",5 - 3 ▸ 6 March
the time of the row ▸ Timestamp,Date of game,Winning team,Losing team,Score\n07/03/2025 09:12:33,06/03/2025,"Ann, Ben, Cid","Dee, Eli, Fay",5-3 ▸ 6 March
winning and losing teams ▸ Date\tWinning team\tLosing team\n06/03/2025\tAnn, Ben\tCid, Dee ▸ 2025-03-06 Ann,Ben > Cid,Dee
points per player ▸ Date,Name,Points\n06/03/25,Ann,3\n06/03/25,Ben,3\n06/03/25,Cid,0\n06/03/25,Dee,0 ▸ 2025-03-06 Ann,Ben > Cid,Dee
# languages
German ▸ Mi., 04.03.2026: Team Gelb (Ann, Ben) - Team Rot (Cid, Dee) 5:3 ▸ pairs
a German verb ▸ 06.03.25 Ann, Ben, Cid gewinnen 5:3 gegen Dee, Eli, Fay ▸ 6 March
a German winner ▸ Do 06.03.2025, 20 Uhr\nGelb: Ann, Ben, Cid\nRot: Dee, Eli, Fay\nEndstand 5:3 für Gelb ▸ 6 March
French ▸ Jeudi 6 mars 2025\nÉquipe rouge : Ann, Ben, Cid\nÉquipe bleue : Dee, Eli, Fay\nScore final : 5-3 ▸ 6 March
a French verb ▸ 06/03/2025 Ann, Ben et Cid ont battu Dee, Eli et Fay 5-3 ▸ 6 March
a French loss ▸ Ann, Ben, Cid ont perdu 3-5 contre Dee, Eli, Fay (06/03/2025) ▸ 2025-03-06 Ann,Ben,Cid 3-5 Dee,Eli,Fay
a Spanish verb ▸ Jueves 6 de marzo de 2025: Ann, Ben y Cid ganaron 5-3 a Dee, Eli y Fay ▸ 6 March
a Spanish winner ▸ 6/3/2025\nClaros: Ann, Ben, Cid\nOscuros: Dee, Eli, Fay\nGanaron los oscuros 4-2 ▸ 2025-03-06 Ann,Ben,Cid 2-4 Dee,Eli,Fay
an Italian verb ▸ Giovedì 6 marzo 2025 - Ann, Ben e Cid hanno vinto 5 a 3 contro Dee, Eli e Fay ▸ 6 March
an Italian draw ▸ 6/3/25 pareggio 4-4: Ann, Ben, Cid - Dee, Eli, Fay ▸ 2025-03-06 Ann,Ben,Cid 4-4 Dee,Eli,Fay
a Portuguese verb ▸ 06/03/2025 - Ann, Ben e Cid venceram Dee, Eli e Fay por 5 a 3 ▸ 6 March
Portuguese ▸ Quinta 06/03/2025\nCom colete: Ann, Ben, Cid\nSem colete: Dee, Eli, Fay\n5 x 3 ▸ 6 March
a Dutch verb ▸ 6 maart 2025: Ann, Ben en Cid wonnen met 5-3 van Dee, Eli en Fay ▸ 6 March
a Dutch loss ▸ do 6-3-2025 Ann, Ben, Cid verloren met 3-5 van Dee, Eli, Fay ▸ 2025-03-06 Ann,Ben,Cid 3-5 Dee,Eli,Fay
a Polish verb ▸ 6 marca 2025 Ania, Bartek i Czarek wygrali 5:3 z Darek, Ela i Franek ▸ 2025-03-06 Ania,Bartek,Czarek 5-3 Darek,Ela,Franek
a Swedish verb ▸ 6 mars 2025: Anna, Bo och Cissi vann mot Dan, Eva och Fia med 5-3 ▸ 2025-03-06 Anna,Bo,Cissi 5-3 Dan,Eva,Fia
a Swedish loss ▸ 6/3 2025 Anna, Bo, Cissi förlorade 3-5 mot Dan, Eva, Fia ▸ 2025-03-06 Anna,Bo,Cissi 3-5 Dan,Eva,Fia
a Norwegian verb ▸ Torsdag 6. mars 2025: Anne, Bjørn og Carl slo Dag, Erik og Finn 5-3 ▸ 2025-03-06 Anne,Bjørn,Carl 5-3 Dag,Erik,Finn
a Danish verb ▸ 6. marts 2025: Anne, Bo, Carl vandt 5-3 over Dan, Eva, Finn ▸ 2025-03-06 Anne,Bo,Carl 5-3 Dan,Eva,Finn
Turkish ▸ 6 Mart 2025\nKırmızı: Ali, Veli, Can\nMavi: Efe, Mert, Kaan\nSkor: 5-3 ▸ 2025-03-06 Ali,Veli,Can 5-3 Efe,Mert,Kaan
Russian ▸ 06.03.2025\nКрасные: Аня, Боря, Вова\nСиние: Гена, Дима, Женя\nСчёт: 5:3 ▸ 2025-03-06 Аня,Боря,Вова 5-3 Гена,Дима,Женя
Greek ▸ 6 Μαρτίου 2025 Νίκος, Γιώργος - Άρης, Πέτρος 5-3 ▸ 2025-03-06 Νίκος,Γιώργος 5-3 Άρης,Πέτρος
Arabic ▸ ٦ مارس ٢٠٢٥\nالأحمر: علي، حسن، عمر\nالأزرق: خالد، سامي، يوسف\nالنتيجة ٥-٣ ▸ 2025-03-06 علي,حسن,عمر 5-3 خالد,سامي,يوسف
Arabic digits ▸ ٤/٣/٢٠٢٦ علي، حسن ضد عمر، خالد ٥-٣ ▸ 2026-03-04 علي,حسن 5-3 عمر,خالد
Persian digits ▸ ۲۰۲۵/۰۳/۰۶ علی، رضا، امیر ۵-۳ حسین، مهدی، سعید ▸ 2025-03-06 علی,رضا,امیر 5-3 حسین,مهدی,سعید
Hebrew ▸ 4/3/2026 דני, יוסי נגד משה, אבי 5-3 ▸ 2026-03-04 דני,יוסי 5-3 משה,אבי
Hebrew teams ▸ יום חמישי 6.3.2025\nאדומים: דני, יוסי, רון\nכחולים: משה, אבי, גיל\nתוצאה: 5-3 ▸ 2025-03-06 דני,יוסי,רון 5-3 משה,אבי,גיל
Japanese teams ▸ 2025年3月6日(木)\n赤チーム:太郎、次郎、三郎\n青チーム:四郎、五郎、六郎\n結果 5-3 ▸ 2025-03-06 太郎,次郎,三郎 5-3 四郎,五郎,六郎
Japanese ▸ 2026年3月4日 太郎、次郎 対 三郎、四郎 5-3 ▸ 2026-03-04 太郎,次郎 5-3 三郎,四郎
a Japanese score ▸ 3月6日 太郎 次郎 5対3 三郎 四郎 ▸ 2026-03-06 太郎,次郎 5-3 三郎,四郎
Chinese ▸ 2025年3月6日 红队:张伟、王芳、李娜 5:3 蓝队:刘洋、陈杰、杨帆 ▸ 2025-03-06 张伟,王芳,李娜 5-3 刘洋,陈杰,杨帆
Chinese teams ▸ 2025年3月6日\n红队:张伟 王芳 李娜\n蓝队:刘洋 陈杰 杨帆\n比分:5:3 ▸ 2025-03-06 张伟,王芳,李娜 5-3 刘洋,陈杰,杨帆
Korean ▸ 2025년 3월 6일\n레드팀: 민수, 지훈, 현우\n블루팀: 성민, 준호, 태현\n5:3 레드팀 승 ▸ 2025-03-06 민수,지훈,현우 5-3 성민,준호,태현
a German noun ▸ 06.03.2025: 5:3-Sieg für Team Rot\nTeam Rot: Ann, Ben, Cid\nTeam Blau: Dee, Eli, Fay ▸ 6 March
a Portuguese noun ▸ 06/03/2025 - Vitória do Time 1 por 5x3\nTime 1: Ann, Ben, Cid\nTime 2: Dee, Eli, Fay ▸ 6 March
`);

test.each(CASES)('results in %s', (name, text, games) => {
  const read = readResults(text, name.includes('known') ? CONTEXT : { ...CONTEXT, known: [] });
  expect(toTexts(read)).toEqual(games.split('; ').map((game) => GAMES[game] ?? game));
  expect(read.unclear.length > 0).toBe(name.includes('~'));
});
