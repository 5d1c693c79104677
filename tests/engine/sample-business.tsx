import { businessRules } from '@mocks/centre/businesses/list';
import { moveCase } from '@mocks/centre/cases/case-states';
import { FieldReader } from '@mocks/centre/cases/field-reader';
import { checkedBy } from '@mocks/centre/cases/materials/material-needs';
import { readFields } from '@mocks/centre/cases/read-fields';
import { registerRules } from '@mocks/centre/cases/registered';
import type { BusinessRule } from '@mocks/centre/cases/rule';
import { personOf } from '@mocks/centre/kernel/people';
import { queryRegister, unanswered } from '@mocks/centre/registers/register-queries';
import { generalNote } from '@mocks/data/notes/general-note';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll } from 'vitest';
import { judgeApplication, submitApplication } from '@/api/cases/application';
import { fetchBusinessNumber } from '@/api/cases/business';
import { type Draft, saveDraft } from '@/api/cases/drafts';
import { fenOf, formatMoney, moneyText, toYuan } from '@/domain/money';
import { defineFlow } from '@/engine/flow/define-flow';
import type { FlowEntry } from '@/engine/flow/flow-entry';
import { announceFlows } from '@/engine/flow/flow-index';
import FlowPage from '@/engine/page/FlowPage';
import { flows } from '@/flows/registry';
import { schemaFields } from '@/form/schema-fields';
import { defineSchema, initialOf, type ValuesOf } from '@/schema/define-schema';
import type { FormFacts } from '@/schema/facts';
import { when } from '@/schema/rules';
import { fileCentre } from '../file-centre';
import { openPage, signedIn } from '../flows/open-page';
import { LIU, PEOPLE } from '../people';

/* A business of no fund: what the engine does with any is shown on it, from the notice to the receipt. */

export const SAMPLE = 'YL0001';
const SERVICE = 'tqsq/tqyw';
const TITLE = '样例业务';
/** The most that is given for a month, half of it for the present one; and a month that was given for already. */
const MOST = 300_000n;
const TAKEN = '2026-09';
const REGISTER = '不动产登记';

const withContract = when('type', '2');
const thisMonth = ({ today }: FormFacts) => today.slice(0, 7);
const schema = defineSchema({
  type: {
    kind: 'radio',
    label: '类型',
    options: [
      { value: '1', label: '无合同' },
      { value: '2', label: '有合同' },
    ],
  },
  contract: { kind: 'text', label: '合同编号', visible: withContract },
  home: { kind: 'address', sent: 'line', label: '地址' },
  children: { kind: 'int', label: '子女数', min: 0, max: 9 },
  month: { kind: 'month', label: '月份', max: thisMonth },
  ywwd: { kind: 'select', label: '受理网点', dictionary: 'WDXX' },
  amount: { kind: 'money', label: '申请金额', capital: true },
  promise: { kind: 'tick', label: '承诺书' },
});

const flow = defineFlow<'individual', ValuesOf<typeof schema>>()({
  code: SAMPLE,
  title: TITLE,
  initial: initialOf(schema),
  prefill: ({ branch }) => ({ ywwd: branch }),
  sections: [
    { key: 'home', title: '住处', fields: schemaFields(schema, ['type', 'contract', 'home', 'children']) },
    // The branch stands between them: an amount that is being typed does not follow the month.
    { key: 'amount', title: '金额', fields: schemaFields(schema, ['month', 'ywwd', 'amount']) },
    { key: 'promise', title: '承诺', fields: schemaFields(schema, [{ name: 'promise', text: '我承诺属实' }]) },
  ],
  judge: {
    ask: (request, options) => judgeApplication(SERVICE, SAMPLE, request, options),
    deciding: ['month'],
    amount: 'amount',
    estimate: () => null,
  },
  materials: ({ type }) => ({ type }),
  submit: (ywlsh, request) => submitApplication(SERVICE, SAMPLE, ywlsh, request),
  receipt: {
    figures: ({ month, amount }) => [
      { label: '月份', value: month },
      { label: '申请金额', value: formatMoney(amount) },
    ],
    next: () => ['等待结果。'],
  },
});

/** The centre's side: at once, but looked at by a clerk where there are children; 何静 may not; a contract needs its paper and an invoice. */
const rule: BusinessRule = {
  ywlx: SAMPLE,
  ywmc: TITLE,
  area: 'withdrawal',
  kind: 'person',
  notice: generalNote('withdrawal', TITLE),
  days: 3,
  conditions: ({ tx, actor }) => {
    const { zjhm } = personOf(tx, actor);
    const mz = zjhm !== PEOPLE.何静.zjhm;
    queryRegister(tx.store, REGISTER, zjhm);
    return [
      {
        tjbh: 'YL',
        tjmc: '无自有住房',
        mz,
        sjz: mz ? '0套' : '1套',
        yqz: '0套',
        yj: '样例办法',
        xyb: '已购房的可办理别的业务',
        ljs: [
          { lj: '/grwt/tqSys/tqyw/gmzzf', mc: '去办理购房提取' },
          { lj: '/grwt/tqSys/tqyw/chdk_tq', mc: '去办理还贷提取' },
        ],
        refusal: '有自有住房，不能办理样例业务',
        ...unanswered(tx.store, REGISTER),
      },
    ];
  },
  known: () => [{ zdm: 'amount', zdz: toYuan(MOST), ly: '可提取额' }],
  limit: ({ tx, actor }, { month }) => {
    const grzhye = '10000.00';
    const kytqe = month === tx.today().slice(0, 7) ? '1500.00' : toYuan(MOST);
    return {
      ...{ grzhye, blje: '0.01', djje: '0.00', ljytq: '0.00', kytqe, gs: '每月3,000.00元', yj: '样例办法' },
      mx: [{ label: '姓名', value: personOf(tx, actor).xingming }],
    };
  },
  needs: ({ tx, actor }, { type }) => {
    const { zjhm } = personOf(tx, actor);
    const answers = queryRegister(tx.store, REGISTER, zjhm);
    const home = answers ? { mjsm: checkedBy(tx, REGISTER) } : { mjsm: `${REGISTER}暂时没有应答`, dhc: true };
    return [
      { wjlxId: '0311', wjmc: '无房查询结果', sfbs: '1', ...home },
      ...(type === '2' ? [{ wjlxId: '0310', wjmc: '发票', sfbs: '1', mjsm: '' } as const] : []),
    ];
  },
  assess: ({ tx }, raw) => {
    const reader = new FieldReader(raw);
    const rows = readFields(reader, schema, { today: tx.today() });
    const month = reader.valid('month');
    if (month === TAKEN) reader.fail('month', `${month}已办理样例业务，请改选别的月份`);
    const amount = fenOf(reader.valid('amount') || '0');
    if (amount > MOST) reader.fail('amount', `申请金额不能大于可提取额（${moneyText(MOST)}）`);
    if (amount > 0n && amount < MOST) reader.remarks.amount = `其余${moneyText(MOST - amount)}您以后不能再申请`;
    return {
      ...reader.assessed(),
      amount,
      manual: Number(reader.valid('children')) > 0 ? ['子女须人工核验'] : [],
      sqnr: rows.filter(({ key = '' }) => ['home', 'month', 'amount'].includes(key)),
    };
  },
  approve: (tx, record, approval) =>
    moveCase(tx, moveCase(tx, record, { to: '02', ...approval }), { to: '99', ...approval }),
};

const sample: Omit<FlowEntry, 'path'> = {
  area: 'individual',
  code: SAMPLE,
  title: TITLE,
  load: async () => ({ default: flow }),
};

/** What the form holds when it is filled in. */
export const SAMPLE_VALUES = {
  type: '1',
  home: { region: ['云州市', '西城区'], detail: '平安里西大街31号' },
  children: '0',
  month: '2026-10',
  amount: '3000.00',
  ywwd: '0101',
  promise: true,
};

/** With these a clerk looks at it. */
export const WITH_CHILDREN = { children: '1' };

/** A centre and a hall that have the sample as one more business, for the tests of one file; at this address. */
export function sampleWorld(path = '/grwt/zhxx/zyjx/ydzr') {
  const entry: FlowEntry = { ...sample, path };
  const centre = fileCentre();
  beforeAll(() => {
    registerRules([...businessRules, rule]);
    announceFlows([...flows.filter((one) => one.path !== path), entry]);
  });
  afterAll(() => {
    registerRules(businessRules);
    announceFlows(flows);
  });

  /** `state`: what the history entry holds, as after a reload. */
  const open = (zjhm = LIU, search = '', state?: unknown) =>
    openPage(centre, zjhm, `${path}${search}`, <FlowPage entry={entry} />, '1', { state });

  /** Goes on with a draft that an earlier visit left. */
  const resumeAt = async (step: string, values: object = SAMPLE_VALUES, zjhm = LIU) => {
    await signedIn(centre, zjhm);
    const draft = await keepSample(step, values);
    const view = await open(zjhm);
    await view.user.click(await screen.findByRole('button', { name: '继续填写' }));
    return { ...view, draft };
  };
  return { centre, open, resumeAt };
}

/** Keeps a draft for the signed-in person, as an earlier visit would have. */
export async function keepSample(step: string, values: object = SAMPLE_VALUES): Promise<Draft> {
  const ywlsh = step === 'form' ? '' : await fetchBusinessNumber(SAMPLE);
  return saveDraft({ ywlx: SAMPLE, ywlsh, bbh: 1, dqbz: step, nr: JSON.stringify(values), xgcs: 0 });
}

/** Hands the sample in past the page, as another window does, under a new number or that of a draft. */
export async function handInSample(given: { ywlsh?: string; values?: object } = {}): Promise<string> {
  const ywlsh = given.ywlsh ?? (await fetchBusinessNumber(SAMPLE));
  const { region, detail } = SAMPLE_VALUES.home;
  const values = { ...SAMPLE_VALUES, home: [...region, detail].join(''), promise: '1', ...given.values };
  await submitApplication(SERVICE, SAMPLE, ywlsh, values);
  return ywlsh;
}
