/**
 * Position where a formula can begin: at the start of a cell or after a possible separator. Spreadsheets differ in the
 * characters that they read as separators. A name has at most 60 characters, so at most 60 spaces come before the
 * formula.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA_START = /((?:^|[,;|"\t\r\n])\s{0,60})(?=[=+\-@＝＋－＠\t\r\n])/g;

export function escapeFormulas(cell: string): string {
  return cell.replace(FORMULA_START, "$1'");
}
