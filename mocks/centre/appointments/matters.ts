import type { AppointmentGroup, AppointmentMatter, AppointmentType } from '@/api/public/appointments';
import { OTHER_MATTER } from '@/schema/individual/appointment';
import { type MatterGroup, matterGroups } from '../../data/appointment-matters';
import { mayApply } from '../../data/menus/role-access';
import { generalNote } from '../../data/notes/general-note';
import { branchWork } from '../cases/branch-work';
import { byCode, rulesFor } from '../cases/registered';
import type { BusinessRule, RawValues } from '../cases/rule';
import { rolesOf } from '../kernel/people';
import type { Actor, Transaction } from '../kernel/transaction';
import { withQueriesNoted } from '../registers/register-queries';

type Group = Omit<AppointmentGroup, 'yyh'>;

const IDENTITY = '本人有效身份证件原件';
const CARD = '本人一类银行卡';
/** Lines about materials that the centre looks up or makes, or about none. */
const NOTHING_TO_BRING = /无需提供$|系统核验，免交$|^不需要材料$|无需提交材料$|由系统生成|^结清证明由中心提供/;
/** Lines that start with "no materials" before naming exceptions. */
const USUALLY_NOTHING = /^[^；]*(?:无需提交材料|不需要材料)；/;
const OTHER: AppointmentMatter = { yysx: OTHER_MATTER, mc: '其他事项（请在说明中写明）', cl: [IDENTITY] };

/** Returns the matters open to this person, by type; limited roles get their part. */
export function mattersFor(tx: Transaction, actor: Actor): Group[] {
  const roles = rolesOf(tx, actor);
  return matterGroups.flatMap((group) => {
    const own = mayApply(roles, group.area) ? mattersOf(tx, actor, group) : [];
    const sx = group.yylx === '3' ? [...own, OTHER] : own;
    return sx.length > 0 ? [{ yylx: group.yylx, mc: group.mc, kbyw: group.kbyw, sx }] : [];
  });
}

export function matterOf(
  tx: Transaction,
  actor: Actor,
  yylx: AppointmentType,
  yysx: string,
): AppointmentMatter | undefined {
  return mattersFor(tx, actor)
    .find((group) => group.yylx === yylx)
    ?.sx.find((matter) => matter.yysx === yysx);
}

function mattersOf(tx: Transaction, actor: Actor, group: MatterGroup): AppointmentMatter[] {
  const { area } = group;
  return visitedFor(group).flatMap((rule) => {
    const { ywlx, ywmc } = rule;
    if (!rule.matters) return [{ yysx: ywlx, mc: ywmc, cl: bring(area, noteLines(rule)) }];
    return rule.matters.map((values) => ({
      yysx: [ywlx, ...Object.values(values)].join('-'),
      mc: rule.name?.(values) ?? ywmc,
      cl: bring(area, neededLines(tx, actor, rule, values)),
    }));
  });
}

/** Returns the businesses of an area handled at a branch, except those that branches list under another name. */
function visitedFor({ area, kbyw }: MatterGroup): BusinessRule[] {
  return [...rulesFor('person'), ...rulesFor('unit').filter(({ atBranch }) => atBranch === 'person')]
    .filter((rule) => rule.area === area && branchWork(rule, 'person') === kbyw)
    .sort(byCode);
}

/** Adds the bank card to the materials of counter payments. */
function bring(area: MatterGroup['area'], lines: readonly string[]): string[] {
  return [IDENTITY, ...(area === 'withdrawal' ? [CARD] : []), ...lines];
}

/** Materials from the note of the business; queries no register, because the person only books a visit. */
function noteLines({ ywmc, area, kind, notice }: BusinessRule): string[] {
  const { sqcl } = kind === 'person' ? notice : generalNote(area, ywmc);
  return sqcl
    .split(/<\/(?:li|p)>|。/)
    .map((line) =>
      line
        .replaceAll(/<[^<>]*>/g, '')
        .trim()
        .replace(/[；。]$/, '')
        .replace(USUALLY_NOTHING, '')
        // Replaces upload by submission, because a counter takes paper.
        .replaceAll(/[上选]传/g, '提供'),
    )
    .filter((line) => line !== '' && !NOTHING_TO_BRING.test(line))
    .map(asItem);
}

/** Rewrites '…的，材料，…的免交' and '材料：…' as one item with bracketed conditions, because a message joins the items in one row. */
function asItem(line: string): string {
  const [, named = '', rest = ''] = /^([^，：]+)：([^：]+)$/.exec(line) ?? [];
  if (named) return `${named}（${rest}）`;
  const [, when = '', needed = line] = /^([^，：；]+的)，(.+)$/.exec(line) ?? [];
  const [, what = needed, waived = ''] = /^(.+?)[，；]([^，；]*免交)$/.exec(needed) ?? [];
  const conditions = [when, waived].filter(Boolean).join('；');
  // A line that already has brackets stays a sentence.
  return conditions && !what.endsWith('）') ? `${what}（${conditions}）` : line;
}

/** Materials of a single variant of a business, without those the centre checks; the note covers all variants at once. */
function neededLines(tx: Transaction, actor: Actor, rule: BusinessRule, values: RawValues): string[] {
  const zstj = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  const purpose = { ywlx: rule.ywlx, doing: '列出预约要带的材料时' };
  const needs = withQueriesNoted(tx, actor, purpose, () => rule.needs?.({ tx, actor, ywlsh: '' }, zstj) ?? []);
  return needs.filter(({ mjsm }) => mjsm === '').map(({ wjmc, sfbs }) => (sfbs === '1' ? wjmc : `${wjmc}（如有）`));
}
