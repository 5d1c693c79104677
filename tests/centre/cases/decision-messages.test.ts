import { saveDraft } from '@mocks/centre/cases/drafts/drafts';
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { submit } from '@mocks/centre/office/applications';
import { caseDetail, listCases, withdrawCase } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { expect, it } from 'vitest';
import { fileCentre } from '../../file-centre';
import { PNG } from '../../flows/form-acts';
import { OPERATORS, UNITS } from '../../people';
import { apply, LEASE, LIU_YANG, RENT, ZHAO_MIN } from '../fixture';
import { handIn } from '../submit';

const centre = fileCentre();
const WU = { kind: 'unit', dwzh: UNITS.华夏精密.dwzh, ...OPERATORS.吴晓东 } as const;
/** More than is paid without a clerk. */
const LARGE = { ...RENT, tqksny: '2026-01', sqtqje: '16500.00' };

const typed = (tx: Transaction, actor: typeof LIU_YANG, values: object) => {
  const ywlsh = issueNumber(tx, actor, 'TQ0107');
  saveDraft(tx, actor, { ywlx: 'TQ0107', ywlsh, bbh: 1, dqbz: 'confirm', nr: JSON.stringify(values), xgcs: 0 });
  return ywlsh;
};

it('before a case is taken back it is said that its files have to come anew, in the words of the message after it', () =>
  centre.transact((tx) => {
    const ywlsh = typed(tx, ZHAO_MIN, LEASE);
    addMaterial(tx, ZHAO_MIN, { ywlsh, wjlxId: '0310', name: '收据.png', bytes: PNG });
    submit(tx, ZHAO_MIN, { ...LEASE, ywlx: 'TQ0107', ywlsh });
    const words = '放回草稿箱，重新申请时可以继续使用，材料须重新上传。';
    expect(caseDetail(tx, ZHAO_MIN, { ywlsh }).chsm).toBe(`填写的内容会${words}`);
    expect(listCases(tx, ZHAO_MIN, { page: 1, size: 1 }).list[0]?.chsm).toBe(`填写的内容会${words}`);
    withdrawCase(tx, ZHAO_MIN, { ywlsh });
    expect(listMessages(tx, ZHAO_MIN, { page: 1, size: 1 }).list[0]?.nr).toContain(`填写的内容已${words}`);
    // There is nothing to be asked any more.
    expect(caseDetail(tx, ZHAO_MIN, { ywlsh }).chsm).toBeUndefined();
  }));

it('each message on a case names business, number and amount: taken in, returned, corrected, paid', () =>
  centre.transact((tx) => {
    const last = () => listMessages(tx, LIU_YANG, { page: 1, size: 1 }).list[0]?.nr;
    const { ywlsh } = apply(tx, LIU_YANG, LARGE);
    const named = `（${ywlsh}，申请金额16,500.00元）`;
    expect(last()).toContain(`您的2026-01至2026-11租房提取已受理${named}，将于`);
    review(tx, { ywlsh, result: 'return', opinion: '请核对金额' });
    expect(last()).toContain(`您的2026-01至2026-11租房提取${named}需要补正：请核对金额。`);
    submit(tx, LIU_YANG, { ...LARGE, ywlx: 'TQ0107', ywlsh, sqtqje: '16000.00' });
    expect(last()).toContain(`您补正的2026-01至2026-11租房提取已收到（${ywlsh}，申请金额16,000.00元），将于`);
    review(tx, { ywlsh, result: 'approve', opinion: '同意' });
    expect(last()).toContain(
      `您的2026-01至2026-11租房提取（${ywlsh}）已办结：提取16,000.00元已转入尾号8221的账户，余额`,
    );
    expect(readOutbox(tx)[0]?.text).toBe(`【住房公积金】${last()}`);
  }));

it('nothing is said of files where there are none, nor of a draft where nothing was typed', () =>
  centre.transact((tx) => {
    const ywlsh = typed(tx, LIU_YANG, LARGE);
    submit(tx, LIU_YANG, { ...LARGE, ywlx: 'TQ0107', ywlsh });
    expect(caseDetail(tx, LIU_YANG, { ywlsh }).chsm).toBe('填写的内容会放回草稿箱，重新申请时可以继续使用。');
    withdrawCase(tx, LIU_YANG, { ywlsh });
    const again = apply(tx, LIU_YANG, LARGE);
    expect(caseDetail(tx, LIU_YANG, again).chsm).toBe('');
  }));

it('a payment account that somebody adds for a unit is named while it waits, in the box and on the phone', () =>
  centre.transact((tx) => {
    const account = { czlx: '1', zhlx: '02', fkyhdm: '105', fkhm: UNITS.华夏精密.dwmc, fkzh: '11050162510000009988' };
    const { ywzt } = handIn(tx, WU, 'GJ0109', { ...account, sfwtkk: '1', kkr: '12', cns: '1' }, ['0215']);
    expect(ywzt).toBe('98');
    const [told] = listMessages(tx, WU, { page: 1, size: 1 }).list;
    expect(told?.nr).toMatch(/前答复。申请新增付款账户中国建设银行（1105\*+9988）。如非本单位操作，请立即联系12329。$/);
    expect(readOutbox(tx)[0]?.text).toContain('申请新增付款账户中国建设银行');
  }));
