import { formatMoney, parseYuan } from '@/domain/money';
import { encodeBase64 } from '@/lib/base64';
import { policy, policyQuantity, policyUnit } from '../../../data/policy/policy';

/** Length of a summary in characters. */
const SUMMARY = 60;
const PLACE = /\{(p\.\w+)\}/g;

/** Replaces parameter keys by the figures of the policy. */
export function withFigures(text: string): string {
  return text.replace(PLACE, (_all, key: `p.${string}`) => figureOf(key));
}

/** Returns the distinct rules behind the figures in a text. */
export function basisOf(text: string): string[] {
  const keys = [...text.matchAll(PLACE)].map(([, key]) => policy(key as `p.${string}`).basis);
  return [...new Set(keys)];
}

/** Shortens a text for a list. */
export function shortened(text: string): string {
  const trimmed = Array.from(text.trim());
  return trimmed.length > SUMMARY ? `${trimmed.slice(0, SUMMARY).join('')}…` : trimmed.join('');
}

/** Converts lines to paragraphs and '- …' to list items: Base64 of HTML, like all rich text of the centre. */
export function richText(text: string): string {
  const html: string[] = [];
  for (const line of withFigures(text).split('\n')) {
    const trimmed = line.trim();
    const item = trimmed.startsWith('- ');
    if (trimmed === '') continue;
    if (!item) html.push(`<p>${escaped(trimmed)}</p>`);
    else if (html.at(-1)?.endsWith('</ul>')) html.push(html.pop()?.replace(/<\/ul>$/, listItem(trimmed)) ?? '');
    else html.push(`<ul>${listItem(trimmed)}`);
  }
  return encodeBase64(html.join(''));
}

const listItem = (line: string) => `<li>${escaped(line.slice(2))}</li></ul>`;

/** Formats a figure with the unit in its title: '1500.00' of 限额（元） → 1,500元. */
function figureOf(key: `p.${string}`): string {
  const parameter = policy(key);
  const unit = policyUnit(parameter);
  const fen = unit.startsWith('元') ? parseYuan(parameter.value) : undefined;
  return fen === undefined ? policyQuantity(parameter) : `${formatMoney(fen, '').replace(/\.00$/, '')}${unit}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
