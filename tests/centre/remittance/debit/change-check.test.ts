import { answerTwoPerson, proposeTwoPerson } from '@mocks/centre/access/two-person-rule';
import { moveClock } from '@mocks/centre/daily-jobs';
import { setDebitSwitch } from '@mocks/centre/kernel/accounts/bank';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { submit } from '@mocks/centre/office/applications';
import { caseDetail, todos, withdrawCase } from '@mocks/centre/office/cases';
import { passCheck, returnCheck } from '@mocks/centre/office/checks';
import { answerChange, changePayment } from '@mocks/centre/remittance/debit/change-payment';
import { payers, payerText } from '@mocks/centre/remittance/debit/payers';
import { remittanceDetail } from '@mocks/centre/remittance/list/list-views';
import { remittances } from '@mocks/centre/remittance/list/records';
import { describe, expect, it } from 'vitest';
import { fileCentre } from '../../../file-centre';
import { OPERATORS, UNITS } from '../../../people';
import { clerk } from '../../fixture';
import { ACCOUNT, application, handIn, WALLET } from '../../remittance-world';
import { refused } from '../../submit';

const { dwzh } = UNITS.华夏精密;
const WU = clerk(OPERATORS.吴晓东);
const XING = clerk(OPERATORS.邢芳);
const OTHER = 'FK000102';

const centre = fileCentre();

/** A list that two have agreed on, whose debit the bank refused. */
function checkedAndFailed(tx: Transaction, zt = '0'): { ywlsh: string; qcqrdh: string } {
  proposeTwoPerson(tx, WU, { zt, xe: '1000' });
  answerTwoPerson(tx, XING, { ty: '1' });
  setDebitSwitch(tx, { dwzh, fail: true, yy: '' });
  const { ywlsh } = handIn(tx, { hjfs: '02', zhbh: ACCOUNT }, WU);
  passCheck(tx, XING, { ywlsh });
  setDebitSwitch(tx, { dwzh, fail: false, yy: '' });
  const list = [...remittances(tx.store).values()].find((one) => one.ywlsh === ywlsh);
  expect(list?.zt).toBe('2');
  return { ywlsh, qcqrdh: list?.qcqrdh ?? '' };
}
const debit = (qcqrdh: string, zhbh = OTHER) => ({ qcqrdh, hjfs: '02', zhbh, sqzsje: '' });
const state = (tx: Transaction, qcqrdh: string) => remittances(tx.store).get(qcqrdh)?.zt;

describe('another way to pay a list that two have agreed on', () => {
  it.each([
    ['above the unit’s limit', '0', '109,680.00元超过本单位单笔限额1,000.00元'],
    ['where everything is checked', '1', '本单位已开通双人复核'],
  ])('needs both again, %s: nothing is debited before the second one says yes', (_, zt, why) =>
    centre.transact((tx) => {
      const { ywlsh, qcqrdh } = checkedAndFailed(tx, zt);
      expect(remittanceDetail(tx, WU, { qcqrdh })).toMatchObject({ ggfh: why, ggsq: null });
      changePayment(tx, WU, debit(qcqrdh));
      expect(state(tx, qcqrdh)).toBe('2');
      const asked = remittanceDetail(tx, WU, { qcqrdh });
      expect(asked).toMatchObject({ hjfs: '02', ggsq: { jbrxm: '吴晓东', kty: false, kqx: true } });
      expect(asked.ggsq?.nr).toMatch(/^将2026-12汇缴的缴款方式改为委托扣款（.+）（/);
      expect(asked.ggsq?.nr).toContain(why);
      expect(refused(() => answerChange(tx, WU, { qcqrdh, ty: '1' })).message).toMatch(/不能自己确认/);
      const sms = readOutbox(tx).filter(({ text }) => text?.includes('的缴款方式改为'));
      expect(sms.map(({ to }) => to)).toEqual([OPERATORS.邢芳.jbrsjhm]);
      const todo = todos(tx, XING).find(({ title }) => title === '待复核：2026-12汇缴更改缴款方式');
      expect(todo?.lj).toBe(`/dwwt/cxyw/hjpz?qcqrdh=${qcqrdh}`);
      answerChange(tx, XING, { qcqrdh, ty: '1' });
      expect(state(tx, qcqrdh)).toBe('4');
      const { lc } = caseDetail(tx, WU, { ywlsh });
      expect(lc.map(({ yj }) => yj)).toContainEqual(expect.stringContaining('（吴晓东申请，邢芳同意）'));
      expect(todos(tx, XING).map(({ title }) => title)).not.toContain(todo?.title);
    }),
  );

  it('a no leaves it as it was, and who asked hears of it', () =>
    centre.transact((tx) => {
      const { qcqrdh } = checkedAndFailed(tx);
      changePayment(tx, WU, debit(qcqrdh));
      answerChange(tx, XING, { qcqrdh, ty: '0' });
      expect(remittances(tx.store).get(qcqrdh)).toMatchObject({ zt: '2', zhbh: ACCOUNT });
      expect(remittanceDetail(tx, WU, { qcqrdh }).ggsq).toBeNull();
      const told = listMessages(tx, WU, { page: 1, size: 5 }).list.find(({ title }) => title === '缴款方式未更改');
      expect(told?.nr).toMatch(/^邢芳没有同意吴晓东申请的更改：.+2026-12汇缴仍按原来的方式缴款。$/);
      expect(readOutbox(tx)[0]).toMatchObject({ to: OPERATORS.吴晓东.jbrsjhm });
    }));

  it('what is over by the time is no request any more: the debit of before has paid it', async () => {
    const { qcqrdh } = await centre.transact((tx) => {
      const made = checkedAndFailed(tx);
      changePayment(tx, WU, debit(made.qcqrdh));
      return made;
    });
    await centre.transact((tx) => moveClock(tx, { now: '2026-11-28' }));
    await centre.transact((tx) => {
      expect(state(tx, qcqrdh)).toBe('4');
      expect(remittanceDetail(tx, XING, { qcqrdh }).ggsq).toBeNull();
      expect(todos(tx, XING).some(({ title }) => title.endsWith('更改缴款方式'))).toBe(false);
      expect(refused(() => answerChange(tx, XING, { qcqrdh, ty: '1' })).message).toContain('不能更改缴款方式');
    });
  });

  it.each([
    ['the money came', '2026-12汇缴的款项已到账', (tx: Transaction) => moveClock(tx, { now: '2026-11-28' })],
    [
      'the list was cancelled',
      '2026-12汇缴的清册已取消',
      (tx: Transaction, ywlsh: string) => withdrawCase(tx, WU, { ywlsh }),
    ],
  ])('a request that %s before ends with a word to who asked and who was to answer', async (_, why, happen) => {
    const { ywlsh } = await centre.transact((tx) => {
      const made = checkedAndFailed(tx);
      changePayment(tx, WU, debit(made.qcqrdh));
      return made;
    });
    await centre.transact((tx) => {
      happen(tx, ywlsh);
      const said = `${why}，吴晓东于`;
      const sms = readOutbox(tx).filter(({ text }) => text?.includes(said));
      // 吴晓东 acts for two units and reads which of them is meant.
      expect(sms.map(({ text }) => text?.split(said)[0]).sort()).toEqual(
        ['【住房公积金】', '【住房公积金】华夏精密制造有限公司：'].sort(),
      );
      expect(sms.map(({ to }) => to).sort()).toEqual([OPERATORS.吴晓东.jbrsjhm, OPERATORS.邢芳.jbrsjhm].sort());
      expect(sms[0]?.text).toMatch(/申请将2026-12汇缴的缴款方式改为委托扣款.+不再需要确认，未更改。$/);
      const told = listMessages(tx, WU, { page: 1, size: 10 }).list.filter(({ title }) => title === '缴款方式未更改');
      expect(told).toHaveLength(1);
      const steps = caseDetail(tx, WU, { ywlsh }).lc.map(({ yj }) => yj);
      if (why.endsWith('到账'))
        expect(steps).toContain('2026-12汇缴的款项已到账，吴晓东申请的更改不再需要确认，未更改');
    });
  });

  it('each account is named: which was debited in vain, and from which to which it was changed', () =>
    centre.transact((tx) => {
      const { ywlsh, qcqrdh } = checkedAndFailed(tx);
      setDebitSwitch(tx, { dwzh, fail: true, yy: '' });
      changePayment(tx, WU, debit(qcqrdh));
      answerChange(tx, XING, { qcqrdh, ty: '1' });
      const [first, second] = [ACCOUNT, OTHER].map((zhbh) => payerText(tx.store, zhbh));
      expect(first).not.toBe(second);
      const { kk } = remittanceDetail(tx, WU, { qcqrdh });
      expect(kk.map(({ fkzh, cg }) => [fkzh, cg])).toEqual([
        [first, false],
        [second, false],
      ]);
      const steps = caseDetail(tx, WU, { ywlsh }).lc;
      expect(steps.map(({ yj }) => yj)).toContain(
        `由委托扣款（${first}）改为委托扣款（${second}）（吴晓东申请，邢芳同意）`,
      );
      const failures = steps.filter(({ jdmc }) => jdmc === '委托扣款失败').map(({ yj }) => yj?.split('：')[0]);
      expect(failures).toEqual([first, second]);
    }));
});

it('one alone changes what needed nobody else', () =>
  centre.transact((tx) => {
    const { ywlsh } = handIn(tx, {}, WU);
    const list = [...remittances(tx.store).values()].find((one) => one.ywlsh === ywlsh);
    changePayment(tx, WU, { qcqrdh: list?.qcqrdh ?? '', hjfs: '04', zhbh: WALLET, sqzsje: '' });
    expect(state(tx, list?.qcqrdh ?? '')).toBe('4');
  }));

it('an account that may be debited with less is refused at its field, at the list and at its change', () =>
  centre.transact((tx) => {
    const account = payers(tx.store).get(OTHER);
    if (!account) throw new Error('no account');
    payers(tx.store).put(OTHER, { ...account, limitFen: 50_000_00n });
    const sentence =
      '超过付款账户约定的单笔扣款上限50,000.00元，请选择其他账户或缴款方式，或在“付款账户信息维护”中修改上限';
    expect(refused(() => handIn(tx, { hjfs: '02', zhbh: OTHER }, WU)).fieldErrors).toEqual({ zhbh: sentence });
    const { ywlsh } = handIn(tx, {}, WU);
    const list = [...remittances(tx.store).values()].find((one) => one.ywlsh === ywlsh);
    const change = refused(() => changePayment(tx, WU, debit(list?.qcqrdh ?? '')));
    expect(change.fieldErrors).toEqual({ zhbh: sentence });
    const { fkzhs } = remittanceDetail(tx, WU, { qcqrdh: list?.qcqrdh ?? '' });
    expect(fkzhs.find(({ zhbh }) => zhbh === OTHER)?.kksx).toBe('50000.00');
  }));

it('after a return an account that is debited no more was one, and is not called deleted', () =>
  centre.transact((tx) => {
    proposeTwoPerson(tx, WU, { zt: '1', xe: '' });
    answerTwoPerson(tx, XING, { ty: '1' });
    const values = application(tx, { hjfs: '02', zhbh: ACCOUNT }, WU);
    const { ywlsh } = submit(tx, WU, values);
    returnCheck(tx, XING, { ywlsh, yy: '请改为转账' });
    submit(tx, WU, { ...values, hjfs: '03', zhbh: '' });
    const { fhxg = [] } = caseDetail(tx, XING, { ywlsh });
    const account = fhxg.find(({ label }) => label === '付款账户');
    expect(account?.value).toMatch(/^原为中国建设银行 .+，现在没有此项$/);
  }));
