import { smsOperator } from '@mocks/centre/access/operator-sms';
import { readOutbox } from '@mocks/centre/kernel/outbox';
import { units } from '@mocks/centre/kernel/people';
import { tellUnit } from '@mocks/centre/remittance/tell-unit';
import { expect, it } from 'vitest';
import { OPERATORS, UNITS } from '../../people';
import { centreOn } from '../fixture';

const { dwzh, dwmc } = UNITS.华夏精密;
const sent = async (one: { jbrsjhm: string; jbrzjhm: string; jbrxm: string }, nr: string) =>
  (await centreOn()).transact((desk) => {
    smsOperator(desk, dwzh, one, nr);
    return readOutbox(desk)[0];
  });

it.each([
  ['贵单位的封存已办结。', `贵单位（${dwmc}）的封存已办结。`],
  ['2026-12汇缴未扣款。', `${dwmc}：2026-12汇缴未扣款。`],
  [`${dwmc}的封存待复核。`, `${dwmc}的封存待复核。`],
])('whoever acts for two units reads which is meant: %s', async (nr, text) => {
  expect(await sent(OPERATORS.吴晓东, nr)).toMatchObject({ text: `【住房公积金】${text}` });
});

it('whoever acts for one is not told its name', async () => {
  const nr = '贵单位的封存已办结。';
  expect(await sent(OPERATORS.邢芳, nr)).toMatchObject({ text: `【住房公积金】${nr}` });
});

it('what the unit is told in the hall names nobody twice: two units hear the same there, and different things on the phone', async () => {
  await (await centreOn()).transact((desk) => {
    const nr = '贵单位的申请已办结。';
    for (const unit of [UNITS.华夏精密, UNITS.蓝天科技])
      tellUnit(desk, unit.dwzh, {
        id: unit.dwzh,
        title: '申请',
        nr,
        ywlsh: '',
        jbr: units(desk.store).get(dwzh)?.operator,
      });
    const told = [...desk.store.table<{ title: string; nr: string }>('messages').values()];
    expect(told.filter(({ title }) => title === '申请').map((one) => one.nr)).toEqual([nr, nr]);
    const [second, first] = readOutbox(desk);
    expect([first?.text, second?.text]).toEqual(
      [dwmc, UNITS.蓝天科技.dwmc].map((name) => `【住房公积金】贵单位（${name}）的申请已办结。`),
    );
  });
});
