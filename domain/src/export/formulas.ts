/**
 * Position where a formula can begin: at the start of a cell or after a possible separator. Some spreadsheets read more
 * characters as separators than others. A name has at most 60 characters, so at most 60 spaces come before the formula.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = /((?:^|[,;|"\t\r\n])\s{0,60})(?=[=+\-@＝＋－＠\t\r\n])/g;

export function escapeFormulas(cell: string): string {
  return cell.replace(FORMULA, "$1'");
}
