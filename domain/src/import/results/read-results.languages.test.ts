import { expect, test } from 'vitest';
import { CONTEXT, MARCH_6, PAIRS, type ResultsCase, toTexts } from './read-results.cases.ts';
import { readResults } from './read-results.ts';

const CASES: readonly ResultsCase[] = [
  ['German', 'Mi., 04.03.2026: Team Gelb (Ann, Ben) - Team Rot (Cid, Dee) 5:3', [PAIRS]],
  ['a German verb', '06.03.25 Ann, Ben, Cid gewinnen 5:3 gegen Dee, Eli, Fay', [MARCH_6]],
  [
    'a German winner',
    'Do 06.03.2025, 20 Uhr\nGelb: Ann, Ben, Cid\nRot: Dee, Eli, Fay\nEndstand 5:3 für Gelb',
    [MARCH_6],
  ],
  [
    'French',
    'Jeudi 6 mars 2025\nÉquipe rouge : Ann, Ben, Cid\nÉquipe bleue : Dee, Eli, Fay\nScore final : 5-3',
    [MARCH_6],
  ],
  ['a French verb', '06/03/2025 Ann, Ben et Cid ont battu Dee, Eli et Fay 5-3', [MARCH_6]],
  [
    'a French loss',
    'Ann, Ben, Cid ont perdu 3-5 contre Dee, Eli, Fay (06/03/2025)',
    ['2025-03-06 Ann,Ben,Cid 3-5 Dee,Eli,Fay'],
  ],
  ['a Spanish verb', 'Jueves 6 de marzo de 2025: Ann, Ben y Cid ganaron 5-3 a Dee, Eli y Fay', [MARCH_6]],
  [
    'a Spanish winner',
    '6/3/2025\nClaros: Ann, Ben, Cid\nOscuros: Dee, Eli, Fay\nGanaron los oscuros 4-2',
    ['2025-03-06 Ann,Ben,Cid 2-4 Dee,Eli,Fay'],
  ],
  [
    'an Italian verb',
    'Giovedì 6 marzo 2025 - Ann, Ben e Cid hanno vinto 5 a 3 contro Dee, Eli e Fay',
    [MARCH_6],
  ],
  [
    'an Italian draw',
    '6/3/25 pareggio 4-4: Ann, Ben, Cid - Dee, Eli, Fay',
    ['2025-03-06 Ann,Ben,Cid 4-4 Dee,Eli,Fay'],
  ],
  ['a Portuguese verb', '06/03/2025 - Ann, Ben e Cid venceram Dee, Eli e Fay por 5 a 3', [MARCH_6]],
  ['Portuguese', 'Quinta 06/03/2025\nCom colete: Ann, Ben, Cid\nSem colete: Dee, Eli, Fay\n5 x 3', [MARCH_6]],
  ['a Dutch verb', '6 maart 2025: Ann, Ben en Cid wonnen met 5-3 van Dee, Eli en Fay', [MARCH_6]],
  [
    'a Dutch loss',
    'do 6-3-2025 Ann, Ben, Cid verloren met 3-5 van Dee, Eli, Fay',
    ['2025-03-06 Ann,Ben,Cid 3-5 Dee,Eli,Fay'],
  ],
  [
    'a Polish verb',
    '6 marca 2025 Ania, Bartek i Czarek wygrali 5:3 z Darek, Ela i Franek',
    ['2025-03-06 Ania,Bartek,Czarek 5-3 Darek,Ela,Franek'],
  ],
  [
    'a Swedish verb',
    '6 mars 2025: Anna, Bo och Cissi vann mot Dan, Eva och Fia med 5-3',
    ['2025-03-06 Anna,Bo,Cissi 5-3 Dan,Eva,Fia'],
  ],
  [
    'a Swedish loss',
    '6/3 2025 Anna, Bo, Cissi förlorade 3-5 mot Dan, Eva, Fia',
    ['2025-03-06 Anna,Bo,Cissi 3-5 Dan,Eva,Fia'],
  ],
  [
    'a Norwegian verb',
    'Torsdag 6. mars 2025: Anne, Bjørn og Carl slo Dag, Erik og Finn 5-3',
    ['2025-03-06 Anne,Bjørn,Carl 5-3 Dag,Erik,Finn'],
  ],
  [
    'a Danish verb',
    '6. marts 2025: Anne, Bo, Carl vandt 5-3 over Dan, Eva, Finn',
    ['2025-03-06 Anne,Bo,Carl 5-3 Dan,Eva,Finn'],
  ],
  [
    'Turkish',
    '6 Mart 2025\nKırmızı: Ali, Veli, Can\nMavi: Efe, Mert, Kaan\nSkor: 5-3',
    ['2025-03-06 Ali,Veli,Can 5-3 Efe,Mert,Kaan'],
  ],
  [
    'Russian',
    '06.03.2025\nКрасные: Аня, Боря, Вова\nСиние: Гена, Дима, Женя\nСчёт: 5:3',
    ['2025-03-06 Аня,Боря,Вова 5-3 Гена,Дима,Женя'],
  ],
  ['Greek', '6 Μαρτίου 2025 Νίκος, Γιώργος - Άρης, Πέτρος 5-3', ['2025-03-06 Νίκος,Γιώργος 5-3 Άρης,Πέτρος']],
  [
    'Arabic',
    '٦ مارس ٢٠٢٥\nالأحمر: علي، حسن، عمر\nالأزرق: خالد، سامي، يوسف\nالنتيجة ٥-٣',
    ['2025-03-06 علي,حسن,عمر 5-3 خالد,سامي,يوسف'],
  ],
  ['Arabic digits', '٤/٣/٢٠٢٦ علي، حسن ضد عمر، خالد ٥-٣', ['2026-03-04 علي,حسن 5-3 عمر,خالد']],
  [
    'Persian digits',
    '۲۰۲۵/۰۳/۰۶ علی، رضا، امیر ۵-۳ حسین، مهدی، سعید',
    ['2025-03-06 علی,رضا,امیر 5-3 حسین,مهدی,سعید'],
  ],
  ['Hebrew', '4/3/2026 דני, יוסי נגד משה, אבי 5-3', ['2026-03-04 דני,יוסי 5-3 משה,אבי']],
  [
    'Hebrew teams',
    'יום חמישי 6.3.2025\nאדומים: דני, יוסי, רון\nכחולים: משה, אבי, גיל\nתוצאה: 5-3',
    ['2025-03-06 דני,יוסי,רון 5-3 משה,אבי,גיל'],
  ],
  [
    'Japanese teams',
    '2025年3月6日(木)\n赤チーム:太郎、次郎、三郎\n青チーム:四郎、五郎、六郎\n結果 5-3',
    ['2025-03-06 太郎,次郎,三郎 5-3 四郎,五郎,六郎'],
  ],
  ['Japanese', '2026年3月4日 太郎、次郎 対 三郎、四郎 5-3', ['2026-03-04 太郎,次郎 5-3 三郎,四郎']],
  ['a Japanese score', '3月6日 太郎 次郎 5対3 三郎 四郎', ['2026-03-06 太郎,次郎 5-3 三郎,四郎']],
  [
    'Chinese',
    '2025年3月6日 红队:张伟、王芳、李娜 5:3 蓝队:刘洋、陈杰、杨帆',
    ['2025-03-06 张伟,王芳,李娜 5-3 刘洋,陈杰,杨帆'],
  ],
  [
    'Chinese teams',
    '2025年3月6日\n红队:张伟 王芳 李娜\n蓝队:刘洋 陈杰 杨帆\n比分:5:3',
    ['2025-03-06 张伟,王芳,李娜 5-3 刘洋,陈杰,杨帆'],
  ],
  [
    'Korean',
    '2025년 3월 6일\n레드팀: 민수, 지훈, 현우\n블루팀: 성민, 준호, 태현\n5:3 레드팀 승',
    ['2025-03-06 민수,지훈,현우 5-3 성민,준호,태현'],
  ],
  [
    'a German noun',
    '06.03.2025: 5:3-Sieg für Team Rot\nTeam Rot: Ann, Ben, Cid\nTeam Blau: Dee, Eli, Fay',
    [MARCH_6],
  ],
  [
    'a Portuguese noun',
    '06/03/2025 - Vitória do Time 1 por 5x3\nTime 1: Ann, Ben, Cid\nTime 2: Dee, Eli, Fay',
    [MARCH_6],
  ],
];

test.each(CASES)('text with %s has games', (_kind, text, games) => {
  const read = readResults(text, { ...CONTEXT, known: [] });
  expect(toTexts(read)).toEqual(games);
  expect(read.unclear).toEqual([]);
});
