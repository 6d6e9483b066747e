import { isNoise } from '../words/line-words.ts';
import { wordKey, wordSet } from '../words/word-set.ts';

const WEEKDAYS = wordSet(
  'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed weds wednes thu thur thurs fri sat sun the on',
  'montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag mo di mi do fr sa so am den',
  'lundi mardi mercredi jeudi vendredi samedi dimanche lun mar mer jeu ven sam dim lu ma me je ve di le',
  'lunes martes miércoles jueves viernes sábado domingo mié jue vie sáb dom el segunda terça quarta quinta sexta feira seg ter qua qui sex',
  'lunedì martedì mercoledì giovedì venerdì sabato domenica gio sab il maandag dinsdag woensdag donderdag vrijdag zaterdag zondag ma di wo do vr za zo op',
  'poniedziałek wtorek środa czwartek piątek sobota niedziela pon wt śr czw pt sob ndz nd pondělí úterý středa čtvrtek pátek neděle po út st čt pá so ne',
  'måndag tisdag onsdag torsdag fredag lördag söndag mån tis ons tors fre lör sön mandag tirsdag lørdag søndag man tir tor lør søn',
  'maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai ma ti ke to pe la su pazartesi salı çarşamba perşembe cuma cumartesi pazar',
  'понедельник вторник среда четверг пятница суббота воскресенье пн вт ср чт пт сб вс понеділок вівторок середа четвер субота неділя',
  'Δευτέρα Τρίτη Τετάρτη Πέμπτη Παρασκευή Σάββατο Κυριακή luni marți miercuri joi vineri sâmbătă duminică hétfő kedd szerda csütörtök péntek szombat vasárnap',
  'الاثنين الإثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد يوم יום ראשון שני שלישי רביעי חמישי שישי שבת دوشنبه سه‌شنبه چهارشنبه پنجشنبه جمعه شنبه یکشنبه',
  '月 火 水 木 金 土 日 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日 周一 周二 周三 周四 周五 周六 周日 星期一 星期二 星期三 星期四 星期五 星期六 星期日 월 화 수 목 금 토 일 월요일 화요일 수요일 목요일 금요일 토요일 일요일',
);

function isWeekday(word: string): boolean {
  return wordKey(word)
    .split(' ')
    .every((part) => WEEKDAYS.has(part));
}

const WEEKDAY_AFTER =
  /^\s?,?\s?(?:[([]([\p{L}\p{M}]{1,14})\.?[)\]]|([\p{L}\p{M}]{3,14})(?![\p{L}\p{M}'’-])\.?)/u;
const CLOCK_AFTER = /^T\d{2}:?\d{2}(?::?\d{2})?(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?/;
const LIST_NUMBER = /^\s?[#(]?\d{1,3}[.)]?\s?$/;
/** Short weekdays that are no names. 'Sam', 'Dom' and 'Tor' are names. */
const NO_NAMES = new Set('mon tue tues wed weds thu thur thurs fri'.split(' '));
const MIN_LONG_WEEKDAY = 5;

export function withoutDate(line: string, at: number, length: number): string {
  const before = line.slice(0, at);
  const after = line.slice(at + length).replace(CLOCK_AFTER, '');
  return `${isOnlyWeekday(before) ? '' : before} | ${after.slice(weekdayLength(after))}`;
}

export function hasOtherWords(text: string): boolean {
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => !isWeekday(word));
}

function isOnlyWeekday(before: string): boolean {
  if (LIST_NUMBER.test(before)) return true;
  const words = before.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.length > 0 && !/[\d(]/.test(before) && words.every((word) => isWeekday(word) || isNoise(word));
}

function weekdayLength(after: string): number {
  const [written, bracketed, word = ''] = WEEKDAY_AFTER.exec(after) ?? [];
  if (written === undefined) return 0;
  const isClear = word.length >= MIN_LONG_WEEKDAY || NO_NAMES.has(word.toLowerCase());
  return (bracketed !== undefined ? isWeekday(bracketed) : isClear && isWeekday(word)) ? written.length : 0;
}
