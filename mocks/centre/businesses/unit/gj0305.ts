import { peopleText } from '@/domain/counts';
import { type PlainMonth, shiftMonth } from '@/domain/dates';
import { type Fen, formatMoney } from '@/domain/money';
import { sealColumns, sealFaults } from '@/domain/sealing';
import { memberSealingNote } from '../../../data/notes/account-notes';
import { readBatch, rowsOfBatch } from '../../cases/batches';
import { type CaseRecord, moveCase, openRecordOf } from '../../cases/case-states';
import { readColumns } from '../../cases/column-reader';
import { FieldReader, labelOf } from '../../cases/field-reader';
import type { Application, Approval, BatchRule, BusinessRule, RuleCondition } from '../../cases/rule';
import { monthlyOf } from '../../kernel/account-figures';
import { actorOf, type Desk, REFUSED, Refusal } from '../../kernel/desk';
import { memberAccount, post } from '../../kernel/ledger';
import { persons, unitOf } from '../../kernel/people';
import { tellSealed } from '../../members/sealed-notice';
import { findMember, payingMember } from '../../members/unit-members-pick';
import { accountSeals } from '../../registers/life-registers';
import { dueMonth } from '../../remittance/confirm';

const RULES = '《住房公积金管理条例》（国务院令第844号修订）第十五条';
/** 死亡 and 错开户: what follows is more than an end of deposits, so a clerk reads it. */
const READ_BY_CLERK = ['07', '09'];
/** Businesses that a sealing would pull the ground from under. */
const DISTURBING = ['GJ0201', 'GJ0203', 'GJ0204'];

interface SealRow {
  grzh: string;
  fcyy: string;
  fcny: PlainMonth;
  lzrq: string;
  sflx: string;
}

interface SealTotals {
  fcrs: number;
  jsje: Fen;
  /** Names of those whose last month is not paid in full, and of those with a loan. */
  unpaid: readonly string[];
  read: boolean;
}

const batch: BatchRule<SealRow, SealTotals> = {
  label: '封存明细',
  reader: (desk, actor) => (raw) => {
    const reader = new FieldReader(raw);
    readColumns(reader, sealColumns);
    const { grzh = '', xingming = '', fcyy = '', fcny = '', lzrq = '', sflx = '' } = reader.values;
    const found = payingMember(desk, actor, grzh);
    if ('why' in found) reader.fail('grzh', found.why);
    const member = 'member' in found ? found.member : undefined;
    const at = { due: dueMonth(desk, unitOf(desk, actor)), today: desk.today(), member };
    for (const [name, why] of Object.entries(sealFaults({ xingming, fcny, lzrq }, at))) reader.fail(name, why);
    return Object.keys(reader.errors).length > 0
      ? { faults: reader.errors }
      : { row: { grzh, fcyy, fcny, lzrq, sflx } };
  },
  totals: (desk, actor, rows) => {
    const members = rows.map(({ grzh }) => {
      const found = payingMember(desk, actor, grzh);
      if ('why' in found) throw new Refusal(REFUSED, `${grzh}：${found.why}，请修改明细后重新提交`);
      return found.member;
    });
    const seen = new Set<string>();
    for (const { grzh } of rows) {
      if (seen.has(grzh)) throw new Refusal(REFUSED, `${grzh}重复出现，请修改明细后重新提交`);
      seen.add(grzh);
    }
    return {
      fcrs: rows.length,
      jsje: members.reduce((sum, member) => sum + monthlyOf(member).yjce, 0n),
      unpaid: members.flatMap((member, at) => (rows[at]?.sflx === '0' ? [member.xingming] : [])),
      read: rows.some(({ fcyy }) => READ_BY_CLERK.includes(fcyy)),
    };
  },
  figures: ({ fcrs, jsje }) => [
    { key: 'fcrs', label: '封存人数', value: peopleText(fcrs) },
    { key: 'jsje', label: '月缴存额减少', value: formatMoney(jsje) },
  ],
  warnings: ({ unpaid }) =>
    unpaid.length > 0
      ? [`${unpaid.slice(0, 3).join('、')}等${peopleText(unpaid.length)}最后月份未足额缴存，请办理补缴`]
      : [],
};

/** Sealing of members' accounts (domain catalogue GJ0305): one or many, as a batch. */
export const memberSealing: BusinessRule = {
  ywlx: 'GJ0305',
  ywmc: '封存',
  area: 'deposit',
  kind: 'unit',
  notice: memberSealingNote,
  members: ({ fcrs = '' }) => Number(fcrs),
  days: 1,
  batch,
  conditions,
  limit: () => null,
  needs: () => [{ wjlxId: '0212', wjmc: '终止劳动关系文件', sfbs: '0', mjsm: '' }],
  assess: (application, raw) => {
    const reader = new FieldReader(raw);
    reader.code('ywwd', { label: '受理网点', from: 'WDXX' });
    reader.tick('cns', '请勾选承诺书');
    const closed = readBatch(reader, application, batch);
    reader.values.fcrs = String(closed?.totals.fcrs ?? '');
    return {
      fieldErrors: reader.errors,
      values: reader.values,
      amount: 0n,
      manual: closed?.totals.read ? ['封存原因为死亡或错开户，须人工审核'] : [],
      sqnr: [{ label: '明细批次号', value: reader.values.pcbh ?? '' }, ...(closed?.hz ?? [])],
      batch: closed,
      labels: reader.labels,
    };
  },
  rows: (desk, { owner, values }) => ({
    bt: '封存明细',
    lm: ['姓名', '个人账号', '封存原因', '停缴年月', '离职或退休日期'],
    widths: [3, 4, 5, 3, 4],
    rows: rowsOfBatch(desk, actorOf(owner), values.pcbh ?? '', batch).map(({ grzh, fcyy, fcny, lzrq }) => [
      persons(desk.store).get(grzh)?.xingming ?? '',
      ...[grzh, labelOf('fcyy', fcyy), fcny, lzrq || '--'],
    ]),
  }),
  approve: seal,
};

function conditions({ desk, actor }: Application): RuleCondition[] {
  const unit = unitOf(desk, actor);
  const open = DISTURBING.map((ywlx) => openRecordOf(desk, actor, ywlx)).find(Boolean);
  return [
    {
      tjbh: 'DWZT',
      tjmc: '单位账户正常或缓缴',
      mz: ['01', '03'].includes(unit.dwzhzt),
      sjz: labelOf('dwzhzt', unit.dwzhzt),
      yqz: '正常或缓缴',
      yj: RULES,
      xyb: '账户状态有疑问请拨打12329',
      refusal: `单位账户${labelOf('dwzhzt', unit.dwzhzt)}，不能办理封存`,
    },
    {
      tjbh: 'ZTYW',
      tjmc: '没有未办结的汇缴、基数调整、比例调整',
      mz: open === undefined,
      sjz: open ? `${open.ywmc}（${open.ywlsh}）未办结` : '无',
      yqz: '无',
      yj: '《本中心网上业务管理规定》',
      xyb: '请到“我的办件”查看，办结或撤回后再封存',
      refusal: `存在未办结的${open?.ywmc ?? ''}，请办结后再封存`,
    },
  ];
}

function seal(desk: Desk, record: CaseRecord, approval: Approval): CaseRecord {
  const actor = actorOf(record.owner);
  const { dwzh, dwmc } = unitOf(desk, actor);
  const rows = rowsOfBatch(desk, actor, record.values.pcbh ?? '', batch);
  // Somebody may have left, or died, while a clerk was reading.
  batch.totals(desk, actor, rows);
  const confirmed = moveCase(desk, record, { to: '02', ...approval });
  for (const { grzh, fcyy, fcny } of rows) {
    const member = findMember(desk, actor, grzh);
    const spans = member.spans.map((span, at) =>
      at === member.spans.length - 1 ? { ...span, to: shiftMonth(fcny, -1) } : span,
    );
    persons(desk.store).put(grzh, { ...member, spans, grzhzt: '02' });
    accountSeals(desk.store).put(grzh, { grzh, fcyy, fcrq: desk.today() });
    tellSealed(desk, member, { dwmc, fcyy, fcny, ywlsh: record.ywlsh });
  }
  const lines = rows.map(({ grzh }) => ({ account: memberAccount(grzh), fen: 0n }));
  const { ywlsh } = record;
  post(desk.store, {
    id: `fc:${ywlsh}`,
    date: desk.today(),
    kind: '05',
    zhaiyao: '封存',
    ywlsh,
    hjny: '',
    dwzh,
    lines,
  });
  return moveCase(desk, confirmed, { to: '99', jdmc: '账户封存', clr: '系统', yj: `已封存${peopleText(rows.length)}` });
}
