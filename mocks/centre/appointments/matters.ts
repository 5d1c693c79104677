import type { AppointmentGroup, AppointmentMatter, AppointmentType } from '@/api/appointments';
import { type MatterGroup, matterGroups, OTHER_MATTER } from '../../data/appointment-matters';
import { generalNote } from '../../data/notes/general-note';
import { mayApply } from '../../data/role-access';
import { branchWork } from '../cases/branch-work';
import { byCode, rulesFor } from '../cases/registered';
import type { BusinessRule, RawValues } from '../cases/rule';
import type { Actor, Desk } from '../kernel/desk';
import { rolesOf } from '../kernel/people';
import { withQueriesNoted } from '../registers/register-queries';

type Group = Omit<AppointmentGroup, 'yyh'>;

const IDENTITY = '本人有效身份证件原件';
const CARD = '本人一类银行卡';
/** What the centre looks up or makes itself, or that there is nothing. */
const NOTHING_TO_BRING = /无需提供$|系统核验，免交$|^不需要材料$|无需提交材料$|由系统生成|^结清证明由中心提供/;
/** That there is nothing, before what there is in some cases. */
const USUALLY_NOTHING = /^[^；]*(?:无需提交材料|不需要材料)；/;
const OTHER: AppointmentMatter = { yysx: OTHER_MATTER, mc: '其他事项（请在说明中写明）', cl: [IDENTITY] };

/** What this person may come for, by type; a role that has only a part of the hall comes for that part. */
export function mattersFor(desk: Desk, actor: Actor): Group[] {
  const roles = rolesOf(desk, actor);
  return matterGroups.flatMap((group) => {
    const own = mayApply(roles, group.area) ? mattersOf(desk, actor, group) : [];
    const sx = group.yylx === '3' ? [...own, OTHER] : own;
    return sx.length > 0 ? [{ yylx: group.yylx, mc: group.mc, kbyw: group.kbyw, sx }] : [];
  });
}

export function matterOf(desk: Desk, actor: Actor, yylx: AppointmentType, yysx: string): AppointmentMatter | undefined {
  return mattersFor(desk, actor)
    .find((group) => group.yylx === yylx)
    ?.sx.find((matter) => matter.yysx === yysx);
}

function mattersOf(desk: Desk, actor: Actor, group: MatterGroup): AppointmentMatter[] {
  const { area } = group;
  return visitedFor(group).flatMap((rule) => {
    const { ywlx, ywmc } = rule;
    if (!rule.matters) return [{ yysx: ywlx, mc: ywmc, cl: bring(area, noteLines(rule)) }];
    return rule.matters.map((values) => ({
      yysx: [ywlx, ...Object.values(values)].join('-'),
      mc: rule.name?.(values) ?? ywmc,
      cl: bring(area, neededLines(desk, actor, rule, values)),
    }));
  });
}

/** What a person comes to a branch for by its work for this area: what the branches have another name for is not among it. */
function visitedFor({ area, kbyw }: MatterGroup): BusinessRule[] {
  return [...rulesFor('person'), ...rulesFor('unit').filter(({ atBranch }) => atBranch === 'person')]
    .filter((rule) => rule.area === area && branchWork(rule, 'person') === kbyw)
    .sort(byCode);
}

/** Nobody is paid at a counter without a card of their own. */
function bring(area: MatterGroup['area'], lines: readonly string[]): string[] {
  return [IDENTITY, ...(area === 'withdrawal' ? [CARD] : []), ...lines];
}

/** The materials as the note of the business tells them: no register is asked for somebody who only wants to come. */
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
        // Nothing is uploaded at a counter.
        .replaceAll(/[上选]传/g, '提供'),
    )
    .filter((line) => line !== '' && !NOTHING_TO_BRING.test(line))
    .map(asItem);
}

/** '…的，材料，…的免交' and '材料：…' as one item with its conditions in brackets: in a message the items stand in one row. */
function asItem(line: string): string {
  const [, named = '', rest = ''] = /^([^，：]+)：([^：]+)$/.exec(line) ?? [];
  if (named) return `${named}（${rest}）`;
  const [, when = '', needed = line] = /^([^，：；]+的)，(.+)$/.exec(line) ?? [];
  const [, what = needed, waived = ''] = /^(.+?)[，；]([^，；]*免交)$/.exec(needed) ?? [];
  const conditions = [when, waived].filter(Boolean).join('；');
  // What has a bracket already stays a sentence.
  return conditions && !what.endsWith('）') ? `${what}（${conditions}）` : line;
}

/** Of a business of several matters the note cannot say it; the matter's own materials, but for what is checked by the centre. */
function neededLines(desk: Desk, actor: Actor, rule: BusinessRule, values: RawValues): string[] {
  const zstj = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  const purpose = { ywlx: rule.ywlx, doing: '列出预约要带的材料时' };
  const needs = withQueriesNoted(desk, actor, purpose, () => rule.needs({ desk, actor, ywlsh: '' }, zstj));
  return needs.filter(({ mjsm }) => mjsm === '').map(({ wjmc, sfbs }) => (sfbs === '1' ? wjmc : `${wjmc}（如有）`));
}
