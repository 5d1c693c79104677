import { formatMoney, parseYuan } from '@/domain/money';
import { encodeBase64 } from '@/lib/base64';
import { policy } from '../../../data/policy';

/** Characters of a text in a list. */
const SUMMARY = 60;
const PLACE = /\{(p\.\w+)\}/g;

/** The text with the figures of the policy in place of their keys. */
export function withFigures(text: string): string {
  return text.replace(PLACE, (_all, key: `p.${string}`) => figureOf(key));
}

/** The rules that the figures in a text rest on, each once. */
export function basisOf(text: string): string[] {
  const keys = [...text.matchAll(PLACE)].map(([, key]) => policy(key as `p.${string}`).basis);
  return [...new Set(keys)];
}

/** What a list shows of a text. */
export function shortened(text: string): string {
  const said = Array.from(text.trim());
  return said.length > SUMMARY ? `${said.slice(0, SUMMARY).join('')}…` : said.join('');
}

/** Lines as paragraphs, '- …' as items of a list: Base64 of HTML, as all rich text of the centre. */
export function richText(text: string): string {
  const html: string[] = [];
  for (const line of withFigures(text).split('\n')) {
    const said = line.trim();
    const item = said.startsWith('- ');
    if (said === '') continue;
    if (!item) html.push(`<p>${escaped(said)}</p>`);
    else if (html.at(-1)?.endsWith('</ul>')) html.push(html.pop()?.replace(/<\/ul>$/, listItem(said)) ?? '');
    else html.push(`<ul>${listItem(said)}`);
  }
  return encodeBase64(html.join(''));
}

const listItem = (line: string) => `<li>${escaped(line.slice(2))}</li></ul>`;

/** A figure with the unit that its title names: '1500.00' of 限额（元） → 1,500元. */
function figureOf(key: `p.${string}`): string {
  const { title, value } = policy(key);
  const unit = /（([^（）]+)）$/.exec(title)?.[1] ?? (/月数$/.test(title) ? '月' : /天数$/.test(title) ? '天' : '');
  const fen = unit.startsWith('元') ? parseYuan(value) : undefined;
  if (fen !== undefined) return `${formatMoney(fen, '').replace(/\.00$/, '')}${unit}`;
  const said: Readonly<Record<string, string>> = { 月: '个月', 工作日: '个工作日' };
  return value.replaceAll(',', '、') + (said[unit] ?? unit);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
