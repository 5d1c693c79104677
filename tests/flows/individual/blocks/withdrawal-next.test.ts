import { expect, it } from 'vitest';
import { agreedFigure, agreedFrequency, withdrawalNext } from '@/flows/individual/blocks/withdrawal-next';

const PAID = { to: '您的收款账户', account: 'part' } as const;
const answer = (ywzt: '98' | '99') => ({ ywlsh: '1', ywzt, slsj: '', ywmc: '', cnbjsj: '' });
const GOES_ON = '按月约定自本笔到账起生效，以后到期自动转账，无需再申请；下次转账、暂停和终止见“约定提取管理”。';

it.each(['98', '99'] as const)(
  'in state %s a receipt says what goes on by itself, and of a single payment nothing',
  (ywzt) => {
    expect(withdrawalNext(answer(ywzt), { ...PAID, agreed: '按月约定' })).toContain(GOES_ON);
    expect(withdrawalNext(answer(ywzt), PAID).join()).not.toContain('约定');
  },
);

it('a single payment has no frequency to name', () => {
  expect([agreedFrequency('1'), agreedFrequency(''), agreedFrequency(undefined)]).toEqual(['', '', '']);
  expect(agreedFigure('1')).toEqual([]);
});
