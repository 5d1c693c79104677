import { cases } from '@mocks/centre/cases/case-states';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { type Actor, ownerOf, type Transaction } from '@mocks/centre/kernel/transaction';
import { agreedDeposit, depositsToAgree } from '@mocks/centre/loans/applications/agreed-deposits';
import { loanFiles } from '@mocks/centre/loans/applications/loan-file';
import { loanTable } from '@mocks/centre/loans/loans';
import { judge, submit } from '@mocks/centre/office/applications';
import { expect, it } from 'vitest';
import { fileCentre } from '../../../file-centre';
import { PEOPLE } from '../../../people';
import { AYIGULI, OUYANG } from '../../fixture';

const centre = fileCentre();

const WORDS = '借款合同GJDK202600000777约定贷款还清前每月缴存额不低于1,200.00元';

/** Her loan as it stands once it was paid out: the contract named what she paid in then. */
function withLoan({ store }: Transaction, { grzh }: { grzh: string }, fen: bigint): void {
  const dkzh = '20261100000777';
  const loan = loanTable(store).get(PEOPLE.张建国.dkzh);
  if (!loan) throw new Error('no loan');
  loanTable(store).put(dkzh, { ...loan, dkzh, grzh, paid: 1, disbursed: '2026-10-01' });
  const blank = { kfsbh: '', kfsqr: '', kfsqrsj: '', cosigned: true, approvedOn: '2026-09-01', zmbh: '' } as const;
  const rest = { signedAt: '2026-09-02 10:00:00', registerOn: '', dyzmh: '', payoutOn: '' } as const;
  const file = { ...blank, ...rest, ywlsh: 'dk-1', grzh, jkhtbh: 'GJDK202600000777', dkzh, deposits: { [grzh]: fen } };
  loanFiles(store).put('dk-1', file);
}
const errorsOf = (tx: Transaction, actor: Actor, ywlx: string, values: object) =>
  judge(tx, actor, { ywlx, ...values }).cw ?? {};

it('a contract names what those pay in who have no employer, and nobody else', () =>
  centre.transact((tx) => {
    const record = { owner: ownerOf({ kind: 'person', grzh: AYIGULI.grzh }), values: {} } as Parameters<
      typeof depositsToAgree
    >[1]; // what it reads
    expect(depositsToAgree(tx, record)).toEqual({ [AYIGULI.grzh]: 120_000n });
    expect(depositsToAgree(tx, { ...record, owner: ownerOf({ kind: 'person', grzh: PEOPLE.刘洋.grzh }) })).toEqual({});
  }));

it('less than the contract says is refused when it is changed and when it begins again; as much is taken', () =>
  centre.transact((tx) => {
    withLoan(tx, AYIGULI, 120_000n);
    const values = { grjcbl: '20', sxny: '2026-12' };
    expect(errorsOf(tx, AYIGULI, 'GJ0804', { ...values, yjce: '1199.99' })).toEqual({ yjce: WORDS });
    expect(errorsOf(tx, AYIGULI, 'GJ0804', { ...values, yjce: '1200.00', grjcbl: '24' })).toEqual({});
    // No way round: stopped and begun again with less.
    const ywlsh = issueNumber(tx, AYIGULI, 'GJ0810');
    submit(tx, AYIGULI, { ywlx: 'GJ0810', ywlsh, fcyy: '03', fcny: '2026-12' });
    expect(errorsOf(tx, AYIGULI, 'GJ0809', { kkr: '15', ...values, yjce: '600.00' })).toEqual({ yjce: WORDS });
    expect(errorsOf(tx, AYIGULI, 'GJ0801', { lhjclx: '1', grjcbl: '20', yjce: '600.00' })).toMatchObject({
      yjce: WORDS,
    });
    expect(errorsOf(tx, OUYANG, 'GJ0809', { kkr: '15', ...values, yjce: '600.00' })).toEqual({});
  }));

it('a loan that is paid back, and an application that came to nothing, hold nobody', () =>
  centre.transact((tx) => {
    withLoan(tx, AYIGULI, 120_000n);
    const [file] = [...loanFiles(tx.store).values()].filter(({ ywlsh }) => ywlsh === 'dk-1');
    const loan = loanTable(tx.store).get(file?.dkzh ?? '');
    if (!file || !loan) throw new Error('no loan');
    expect(agreedDeposit(tx.store, AYIGULI.grzh)).toEqual({ jkhtbh: 'GJDK202600000777', fen: 120_000n });
    loanTable(tx.store).put(loan.dkzh, { ...loan, paid: loan.months });
    expect(agreedDeposit(tx.store, AYIGULI.grzh)).toBeUndefined();
    loanFiles(tx.store).put('dk-1', { ...file, dkzh: '' });
    expect(cases(tx.store).get('dk-1')).toBeUndefined();
    expect(agreedDeposit(tx.store, AYIGULI.grzh)).toBeUndefined();
  }));
