import type { AmountLimit } from '@/api/judgement';
import type { LabelledValue } from '@/api/labelled-value';
import { type Fen, moneyText, toYuan } from '@/domain/money';
import { partialLimit, type ReasonLimit } from '@/domain/other-withdrawal';
import { WITHDRAWAL_RULES } from '../../data/rule-names';
import type { CaseRecord } from '../cases/case-states';
import { FieldReader, labelOf } from '../cases/field-reader';
import type { Desk } from '../kernel/desk';
import { persons } from '../kernel/people';
import { readAmount } from './amount';
import { accountOpen, noArrears, somethingToWithdraw, yuan } from './common-conditions';
import { freeFigures, freeOf, usedUp } from './free-balance';
import { readPayee } from './payee';
import type { Applicant, RawValues, RuleCondition, WithdrawalRule } from './rule';
import { aliveUses, BLANK_USE, drawnText, noteUse, sumOf, type Use } from './vouchers';

type Values = Readonly<Record<string, string>>;

/** What one reason adds to a withdrawal of part of the balance for a home that is bought, built or paid off. */
export interface PartialReason
  extends Pick<
    WithdrawalRule,
    'ywlx' | 'ywmc' | 'notice' | 'needs' | 'known' | 'agreement' | 'claims' | 'foretold' | 'ended'
  > {
  /** Code of the reason (dictionary tqyydm). */
  tqyydm: string;
  conditions?(applicant: Applicant, raw: RawValues): RuleCondition[];
  /** An own loan in arrears stands in the way of everything but what pays it. */
  arrears?: 'allowed';
  /** Reads the fields of the reason: what a clerk has to look at, and the lines of the case. */
  read(reader: FieldReader, applicant: Applicant): { manual: readonly string[]; rows: LabelledValue[] };
  /** What the reason allows in all, by the values read so far, undefined until they tell; `ljytq` where not all that was ever had counts. */
  whole(applicant: Applicant, values: Values): (Pick<ReasonLimit, 'whole' | 'words'> & { ljytq?: Fen }) | undefined;
  /** The field that names what it is for (a contract, a permit) and what that is called: everybody's withdrawals for it count. */
  about: { field: string; what: string };
  /** Once it is taken in: what else it uses up; `applicant` as of this moment, without a balance. */
  accepted?(desk: Desk, record: CaseRecord, applicant: Applicant): void;
  /** Whether the applicant's own earlier withdrawal for the same still stands in the way. */
  again(use: Use, applicant: Applicant): boolean;
  /** What of these values the applicant can draw on this once only; undefined where the rest can be had later. */
  once(values: Values, applicant: Applicant): string | undefined;
}

/** A withdrawal in part for one reason, whose limit all who draw for the same thing share (domain catalogue 8.0). */
export function partialRule(reason: PartialReason): WithdrawalRule {
  const { ywlx, ywmc, tqyydm, notice, needs, known, agreement, foretold, about } = reason;
  return {
    ywlx,
    ywmc,
    notice,
    needs,
    agreement,
    claims: reason.claims,
    foretold,
    ...(known && { known }),
    conditions: (applicant, raw) => [
      accountOpen(applicant),
      ...(reason.arrears ? [] : [noArrears(applicant)]),
      ...(reason.conditions?.(applicant, raw) ?? []),
      somethingToWithdraw(applicant),
    ],
    limit: (applicant, raw) => figures(reason, applicant, readValues(reason, applicant, raw))?.limit ?? null,
    assess(applicant, raw) {
      const reader = new FieldReader(raw);
      const { manual, rows } = reason.read(reader, applicant);
      const isRead = Object.keys(reader.errors).length === 0;
      const drawn = drawnBefore(reason, applicant, reader.values);
      if (drawn) reader.fail(about.field, drawn);
      const payee = readPayee(reader, applicant, raw);
      reader.code('ywwd', { label: '受理网点', from: 'WDXX' });
      reader.text('beizhu', { label: '备注', most: 200, required: false });
      reader.tick('cns', '请阅读并勾选承诺书');
      Object.assign(reader.values, { tqyydm, tqlx: '1', tqfs: '02' });
      const found = figures(reason, applicant, reader.values);
      const what = reason.once(reader.values, applicant);
      const once = found && what ? { what, allowed: found.allowed } : undefined;
      const amount = readAmount(reader, applicant, drawn ? 'said' : found && (isRead ? { ...found, once } : 'said'));
      return {
        fieldErrors: reader.errors,
        values: reader.values,
        labels: reader.labels,
        doubts: reader.doubts,
        remarks: reader.remarks,
        limit: found?.limit ?? null,
        amount,
        months: [],
        manual: payee.manual === undefined ? manual : [payee.manual, ...manual],
        sqnr: [
          { label: '提取原因', value: labelOf('tqyydm', tqyydm) },
          { label: '提取类型', value: labelOf('tqlx', '1') },
          ...rows,
          { label: '申请提取金额', value: moneyText(amount), ...(found && { gs: found.limit.gs }) },
          { key: 'skyhzh', label: '收款账户', value: payee.text },
        ],
      };
    },
    ...(reason.ended && { ended: reason.ended }),
    accepted: (desk, record) => {
      const { store, today } = desk;
      const person = persons(store).get(record.owner.slice('person:'.length));
      if (!person) return;
      reason.accepted?.(desk, record, {
        store,
        today: today(),
        slrq: record.slsj.slice(0, 10),
        person,
        balance: 0n,
        asked: [],
        ywlsh: record.ywlsh,
      });
      const named = record.values[about.field];
      if (!named) return;
      const use = { ...BLANK_USE, qttqyy: '', zjhm: person.zjhm, day: today(), pz: [named] };
      noteUse(store, record, use);
    },
  };
}

/** Withdrawals for the same thing that are alive, the applicant's own and everybody else's. */
function earlierUses({ ywlx, about }: PartialReason, { store, ywlsh }: Applicant, values: Values): Use[] {
  const named = values[about.field];
  return named ? aliveUses(store, ywlsh, (use) => use.ywlx === ywlx && use.pz.includes(named)) : [];
}

/** Why the applicant cannot draw on it once more, undefined where nothing is against it. */
function drawnBefore(reason: PartialReason, applicant: Applicant, values: Values): string | undefined {
  const own = earlierUses(reason, applicant, values).filter(
    (use) => use.zjhm === applicant.person.zjhm && reason.again(use, applicant),
  );
  return drawnText(applicant.store, reason.about.what, own);
}

function readValues(reason: PartialReason, applicant: Applicant, raw: RawValues): Values {
  const reader = new FieldReader(raw);
  reason.read(reader, applicant);
  return reader.values;
}

function figures(reason: PartialReason, applicant: Applicant, values: Values) {
  const found = reason.whole(applicant, values);
  if (!found) return undefined;
  const ljytq = found.ljytq ?? sumOf(earlierUses(reason, applicant, values));
  const { kytqe, byReason: allowed, gs, limitedBy } = partialLimit({ ...found, ljytq }, freeOf(applicant));
  const limit: AmountLimit = {
    ...freeFigures(applicant),
    ljytq: toYuan(ljytq),
    ytqmc: `该${reason.about.what}已提取`,
    kytqe: toYuan(kytqe),
    gs,
    yj: WITHDRAWAL_RULES,
    mx: [{ label: '事项限额', value: yuan(found.whole), gs: found.words }],
  };
  const drawn = drawnBefore(reason, applicant, values);
  return { limit: drawn ? usedUp(limit, drawn) : limit, most: kytqe, allowed, limitedBy };
}
