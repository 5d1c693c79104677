import { expect, it } from 'vitest';
import admission from '@/flows/developer/kh0104-project-admission';
import { sampleFacts } from '../../engine/sample-flow';

const ANSWER = { ywlsh: '1', ywzt: '98', slsj: '', ywmc: '', cnbjsj: '' } as const;

it.each([
  ['1', true],
  ['2', false],
])('an application of kind %s that is looked at is told of the homes to bring in: %s', (sqlx, told) => {
  const next = admission.receipt.next(ANSWER, { ...admission.initial, sqlx }, sampleFacts).join();
  expect(next).toContain('中心审核后答复');
  expect(next.includes('“楼栋表”导入房屋')).toBe(told);
});
