/**
 * Positions where a spreadsheet may start a formula: the start of a cell, and after characters that another spreadsheet
 * reads as the end of a cell. Names have at most 60 characters, so at most as many spaces.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = /((?:^|[,;|"\t\r\n])\s{0,60})(?=[=+\-@＝＋－＠\t\r\n])/g;

/** Puts an apostrophe before everything in a cell that a spreadsheet could run. */
export function escapeFormulas(cell: string): string {
  return cell.replace(FORMULA, "$1'");
}
