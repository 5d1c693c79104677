import type { PolicyAnswer, PolicyCategory, PolicySummary, PolicyText } from '@/api/public/policy-info';
import type { PlainDate } from '@/domain/dates';
import { encodeBase64 } from '@/lib/base64';
import { downloads } from '../../../data/downloads/downloads';
import type { PolicyDocument } from '../../../data/policies/policies';
import { policyCategories, policyDocuments } from '../../../data/policies/policies';
import { type Paging, rowsOfPage } from '../../kernel/list-page';
import { BusinessError, REFUSED } from '../../kernel/transaction';
import { searchPieces, termGroups } from '../search/search-terms';

/** Maximum length of a search; longer ones are cut. */
const LONGEST_SEARCH = 60;
const SUMMARY_LENGTH = 90;

const byId = new Map(policyDocuments.map((one) => [one.id, one]));
const plainTexts = new Map<string, string>();

/** As sent: the audiences joined by commas, flags as 1 and 0. */
type Sent<Policy> = Omit<Policy, 'ygdx' | 'yjd'> & { ygdx: string };

interface Conditions {
  gjz: string;
  yxzt: string;
  ygdx: string;
}

interface Search extends Conditions, Paging {
  zcfl: string;
}

/** Returns all categories with the number of matching documents. */
export function listPolicyCategories(conditions: Conditions): PolicyCategory[] {
  const { found } = policiesWith(conditions);
  return policyCategories.map(([zcfl, zcflmc]) => ({
    zcfl,
    zcflmc,
    sl: found.filter((one) => one.zcfl === zcfl).length,
  }));
}

/** Returns matching documents: title matches first, then the newest. */
export function searchPolicies(
  { zcfl, page, size, ...conditions }: Search,
  today: PlainDate,
): { list: Sent<PolicySummary>[]; total: number } {
  const { found, asked } = policiesWith(conditions);
  const chosen = found.filter((one) => !zcfl || one.zcfl === zcfl);
  const words = asked.flat();
  const inTitle = (one: PolicyDocument) => words.some((word) => one.zcbt.toLowerCase().includes(word));
  const sorted = words.length === 0 ? chosen : [...chosen.filter(inTitle), ...chosen.filter((one) => !inTitle(one))];
  return {
    list: rowsOfPage(sorted, { page, size }).map((one) => ({ ...summaryOf(one, today), zy: excerpt(one, words) })),
    total: chosen.length,
  };
}

/** Requires every word in title, number or text; without a match, words are replaced by their meaning ('取钱' → '提取'). */
function policiesWith({ gjz, yxzt, ygdx }: Conditions) {
  const open = policyDocuments.filter(
    (one) => (!yxzt || one.yxzt === yxzt) && (!ygdx || one.ygdx.split(',').includes(ygdx)),
  );
  const words = gjz.slice(0, LONGEST_SEARCH).toLowerCase().split(/\s+/).filter(Boolean);
  const holding = (asked: readonly (readonly string[])[]) =>
    open.filter((one) => asked.every((same) => same.some((word) => searchedText(one).includes(word))));
  const asked = words.map((word) => [word]);
  const found = holding(asked);
  if (found.length > 0) return { found, asked };
  const meant = meaningOf(words);
  return { found: meant.length === 0 ? [] : holding(meant), asked: meant };
}

/** Synonyms of each word; [] where a word is unknown. */
function meaningOf(words: readonly string[]): string[][] {
  const pieces = words.flatMap(searchPieces);
  if (pieces.some(({ senses }) => senses.length === 0)) return [];
  return pieces.map(({ senses }) => senses.flatMap((sense) => termGroups[sense] ?? []));
}

/** @throws BusinessError for an unknown id */
export function policyText(id: string, today: PlainDate): Sent<PolicyText> & { yjd: '1' | '0' } {
  const one = policyOf(id);
  const current = currentOf(one);
  return {
    ...summaryOf(one, today),
    zy: excerpt(one, []),
    zcnr: encodeBase64(one.nr),
    fbjg: one.fbjg,
    sxyy: one.sxyy ?? '',
    xxzc: current && current !== one ? linkOf(current) : null,
    tdzc: policyDocuments.filter(({ tdzc }) => tdzc === one.id).map(linkOf),
    xgzc: (one.xg ?? []).map((other) => linkOf(policyOf(other))),
    fj: (one.fj ?? []).flatMap(attachmentsOf),
    yjd: one.jd ? '1' : '0',
  };
}

/** Returns questions and answers about a policy; most have none. */
export function policyAnswers(id: string): PolicyAnswer[] {
  return (policyOf(id).jd ?? []).map(([wt, hd]) => ({ wt, hd }));
}

/** A file of 常用下载 in each of its formats. */
function attachmentsOf(wjbh: string) {
  return downloads
    .filter((file) => file.wjbh === wjbh || file.wjbh === `${wjbh}${file.gs.toUpperCase()}`)
    .map(({ wjbh: number, wjmc, gs }) => ({ wjbh: number, wjmc, gs }));
}

function policyOf(id: string): PolicyDocument {
  const one = byId.get(id);
  if (!one) throw new BusinessError(REFUSED, '没有找到这份政策，它可能已经撤下，请从政策信息列表中重新查找');
  return one;
}

/** Follows the successors to the policy now in force; undefined without a successor. */
function currentOf(one: PolicyDocument): PolicyDocument | undefined {
  let last: PolicyDocument | undefined = one;
  for (let steps = 0; last?.tdzc && steps < policyDocuments.length; steps += 1) last = byId.get(last.tdzc);
  return last?.yxzt === '1' ? last : undefined;
}

function linkOf({ id, zcbt, zcwh }: PolicyDocument) {
  return { id, zcbt, zcwh };
}

/** `sfsx`: 0 published but not in force yet. */
function summaryOf(one: PolicyDocument, today: PlainDate) {
  const { zcfl, fbrq, sxrq, yxzt, ygdx } = one;
  const zcflmc = policyCategories.find(([code]) => code === zcfl)?.[1] ?? '';
  return { ...linkOf(one), zcfl, zcflmc, fbrq, sxrq, sfsx: sxrq > today ? '0' : '1', yxzt, ygdx };
}

function searchedText(one: PolicyDocument): string {
  return `${one.zcbt}\n${one.zcwh}\n${plainText(one)}`.toLowerCase();
}

/** Text without markup. */
function plainText(one: PolicyDocument): string {
  const known = plainTexts.get(one.id);
  if (known !== undefined) return known;
  const text = one.nr
    .replace(/<\/(?:li|h\d|t[dhr]|caption)>/g, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  plainTexts.set(one.id, text);
  return text;
}

/** First sentences, without headings and tables. */
function opening(one: PolicyDocument): string {
  const text = [...one.nr.matchAll(/<p style="text-indent[^>]*>(.*?)<\/p>/g)]
    .map(([, words = '']) => words.replace(/<[^<>]*>/g, ''))
    .join('');
  return text.length > SUMMARY_LENGTH ? `${text.slice(0, SUMMARY_LENGTH)}…` : text;
}

/** Excerpt around the first matching word, otherwise the beginning. */
function excerpt(one: PolicyDocument, words: readonly string[]): string {
  if (words.length === 0) return opening(one);
  const text = plainText(one);
  const at = words.map((word) => text.toLowerCase().indexOf(word)).find((place) => place >= 0) ?? 0;
  const from = at > SUMMARY_LENGTH / 2 ? at - SUMMARY_LENGTH / 3 : 0;
  const to = from + SUMMARY_LENGTH;
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}
