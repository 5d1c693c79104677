/** Headings that identify a row; a number is typed in part more easily than a home's area. */
const NAMING = /姓名|账号|号码|手机号|单元-房号/;

/** Search hint from the identifying headings: '个人账号、姓名或证件号码'. */
export function searchHint(titles: readonly string[]): string {
  const named = titles.filter((title) => NAMING.test(title));
  const last = named.at(-1) ?? titles[0] ?? '';
  return named.length > 1 ? `${named.slice(0, -1).join('、')}或${last}` : last;
}
