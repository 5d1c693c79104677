// 我能办什么: what somebody may do and how much may be had, by the rules of the businesses themselves.

import type { Condition } from '@/api/condition';
import type { Judgement } from '@/api/judgement';
import type { OwnOffer } from '@/api/own-offer';
import type { OwnOption, OwnOptions } from '@/api/own-options';
import { fundTime } from '@/domain/dates';
import { exceeds, fenOf } from '@/domain/money';
import { mayApply } from '../../data/role-access';
import { queryConsentOf } from '../access/query-consents';
import { openCaseFor } from '../cases/open-case';
import { rulesFor } from '../cases/registered';
import type { BusinessRule, RawValues } from '../cases/rule';
import { type Actor, type Desk, ownerOf } from '../kernel/desk';
import { rolesOf } from '../kernel/people';
import { withQueriesNoted } from '../registers/register-queries';
import { standing } from './applications';

const PURPOSE = { ywlx: '我能办什么', doing: '核对您能办的业务时' };

/** Every business of the hall with this person's own answer; none without the consent to ask the registers. */
export function ownOptions(desk: Desk, actor: Actor): OwnOptions {
  const sqsj = queryConsentOf(desk.store, ownerOf(actor));
  const list =
    sqsj === undefined
      ? []
      : withQueriesNoted(desk, actor, PURPOSE, () =>
          rulesOf(desk, actor).flatMap((rule) => optionsOf(desk, actor, rule)),
        );
  return { sq: sqsj !== undefined, sqsj: sqsj ?? '', list, sjjz: fundTime(desk.now()) };
}

/** The most that may be had of what the centre can tell beforehand; undefined without a consent or when there is nothing. */
export function ownOffer(desk: Desk, actor: Actor): OwnOffer | undefined {
  if (queryConsentOf(desk.store, ownerOf(actor)) === undefined) return undefined;
  const offers = withQueriesNoted(desk, actor, PURPOSE, () =>
    rulesOf(desk, actor)
      .filter(({ foretold }) => foretold)
      .flatMap((rule) => optionsOf(desk, actor, rule))
      .flatMap(({ ywlx, ywmc, jg, xe }) => (jg === '1' && xe ? [{ ywlx, ywmc, je: xe.je, gs: xe.gs }] : [])),
  );
  return offers.reduce<OwnOffer | undefined>(
    (most, one) => (most && !exceeds(one.je, most.je) ? most : one),
    undefined,
  );
}

function rulesOf(desk: Desk, actor: Actor): BusinessRule[] {
  const roles = rolesOf(desk, actor);
  return rulesFor(actor.kind).filter(({ area }) => mayApply(roles, area));
}

function optionsOf(desk: Desk, actor: Actor, rule: BusinessRule): OwnOption[] {
  return rule.matters
    ? rule.matters.map((values) => optionOf(desk, actor, rule, values))
    : [optionOf(desk, actor, rule, {})];
}

function optionOf(desk: Desk, actor: Actor, rule: BusinessRule, values: RawValues): OwnOption {
  const open = openCaseFor(desk, actor, rule.ywlx, values);
  const judged = standing({ desk, actor, ywlsh: '' }, rule, values);
  const { ywlx } = rule;
  const unmet = judged.tj.filter(({ mz }) => !mz);
  const yy = unmet.length > 0 ? unmet : nothingLeft(rule, judged);
  return {
    ywlx,
    ywmc: rule.matters ? (rule.name?.(values) ?? rule.ywmc) : rule.ywmc,
    xz: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
    jg: yy.length === 0 ? '1' : '0',
    ...(yy.length === 0 && rule.foretold && judged.xe
      ? { xe: { mc: judged.xe.mc ?? '', je: judged.xe.kytqe, gs: judged.xe.gs } }
      : {}),
    yy,
    tjs: judged.tj.filter(({ dhc }) => !dhc).length,
    ...(open ? { ywlsh: open.ywlsh } : {}),
  };
}

/** All conditions hold and still nothing may be had: the formula says why. */
function nothingLeft({ foretold }: BusinessRule, { xe }: Judgement): Condition[] {
  if (!foretold || !xe || fenOf(xe.kytqe) > 0n) return [];
  return [{ tjbh: 'KTQE', tjmc: '有可提取的金额', mz: false, sjz: xe.gs, yqz: '大于0元', yj: xe.yj }];
}
