import { describe, expect, it } from 'vitest';
import { branchOf } from '@/engine/flow/branch';
import { countdownSeconds, secondsLeft } from '@/engine/flow/countdown';
import {
  barIndex,
  resumeStep,
  stepAfter,
  stepBefore,
  stepOfSection,
  stepTitle,
  visibleSteps,
} from '@/engine/run/steps';
import { shownValues, visibleFields } from '@/form/values/visible-fields';
import { sampleFacts, sampleFlow } from '../sample-flow';

describe('steps', () => {
  const judge = { ask: async () => ({ mz: true, tj: [], xe: null }), deciding: [], estimate: () => null };
  const materials = () => ({});
  it.each([
    [null, null, ['notice', 'form', 'confirm', 'result']],
    [judge, null, ['notice', 'eligibility', 'form', 'confirm', 'result']],
    [judge, materials, ['notice', 'eligibility', 'form', 'materials', 'confirm', 'result']],
  ])('follow from what the flow is wired with', (withJudge, withMaterials, steps) => {
    expect(visibleSteps({ judge: withJudge, materials: withMaterials, pages: null })).toEqual(steps);
  });

  it('pages of the form are steps of their own, or tasks behind one step', () => {
    const list = [
      { key: 'one', title: '第一页', sections: ['a'] },
      { key: 'two', title: '第二页', sections: ['b'] },
    ];
    const inSteps = { judge: null, materials: null, pages: { as: 'steps', list } } as const;
    expect(visibleSteps(inSteps)).toEqual(['notice', 'form:one', 'form:two', 'confirm', 'result']);
    expect(resumeStep(inSteps, 'form')).toBe('form:one');
    expect(stepOfSection(inSteps, 'b')).toBe('form:two');
    const asTasks = { judge: null, materials: null, pages: { as: 'tasks', list } } as const;
    expect(visibleSteps(asTasks)).toEqual(['notice', 'form', 'confirm', 'result']);
    expect(barIndex(asTasks, 'form:two')).toBe(1);
    expect(stepTitle(asTasks, 'form:two')).toBe('第二页');
    expect(stepAfter({ ...sampleFlow, ...asTasks }, 'form:one')).toBe('confirm');
    expect(stepBefore({ ...sampleFlow, ...asTasks }, 'form:one')).toBe('notice');
    expect(resumeStep(asTasks, 'form:two')).toBe('form:two');
  });

  it('lead on and back and end at the result', () => {
    expect(stepAfter(sampleFlow, 'form')).toBe('confirm');
    expect(stepAfter(sampleFlow, 'result')).toBe('result');
    expect(stepBefore(sampleFlow, 'form')).toBe('notice');
    expect(stepBefore(sampleFlow, 'notice')).toBe('notice');
  });

  it.each([
    ['confirm', 'confirm'],
    ['materials', 'form'],
    ['result', 'form'],
    ['__proto__', 'form'],
    ['', 'form'],
  ])('a draft kept on %s goes on at %s', (kept, step) => {
    expect(resumeStep(sampleFlow, kept)).toBe(step);
  });
});

describe('visible fields', () => {
  it('follow the values, and what is hidden is not sent', () => {
    const typed = { ...sampleFlow.initial, type: '2', landlord: '李四', rent: '3000.00' };
    expect(visibleFields(sampleFlow, typed, sampleFacts).map((field) => field.name)).toContain('rent');
    expect(shownValues(sampleFlow, typed, sampleFacts)).toMatchObject({ landlord: '李四', rent: '3000.00' });
    const changed = { ...typed, type: '1' };
    expect(visibleFields(sampleFlow, changed, sampleFacts).map((field) => field.name)).not.toContain('rent');
    expect(shownValues(sampleFlow, changed, sampleFacts)).toMatchObject({ landlord: '', rent: '' });
  });
});

describe('the countdown', () => {
  it.each([
    [0, 0, 5, 5],
    [0, 1, 5, 5],
    [0, 1000, 5, 4],
    [0, 4999, 5, 1],
    [0, 5000, 5, 0],
    // A tab asleep for an hour has not missed a tick.
    [1000, 3_601_000, 5, 0],
    [0, 0, 0, 0],
  ])('from %i at %i of %i s leaves %i s', (start, now, seconds, left) => {
    expect(secondsLeft(start, now, seconds)).toBe(left);
  });

  it.each([
    ['5', 5],
    ['0', 0],
    ['', 5],
    ['abc', 5],
    ['-3', 5],
    ['NaN', 5],
    ['1e9', 5],
    ['2.5', 2.5],
  ])('configured as "%s" takes %d s', (text, seconds) => {
    expect(countdownSeconds(text)).toBe(seconds);
  });
});

describe('the branch', () => {
  it.each([
    ['0102', ['0101', '0102'], '0102'],
    ['0', ['0101'], '0101'],
    [0, ['0101', '0102'], ''],
    ['', ['0101'], '0101'],
    [null, [], ''],
  ])('of group %s among %j is "%s"', (group, branches, branch) => {
    expect(branchOf({ groupBh: group, branches, code: 'TQ0107' })).toBe(branch);
  });

  it.each([
    ['of the last application', '0', ['0101', '0102'], '0102', ['GJ0302', 'TQ0107'], '0102'],
    ['of the group before it', '0101', ['0101', '0102'], '0102', ['TQ0107'], '0101'],
    ['none when that one is closed', '0', ['0101', '0103'], '0102', ['TQ0107'], ''],
    ['none when it takes the business no longer', '0', ['0101', '0102'], '0102', ['GJ0302', 'TQ0106'], ''],
  ])('%s', (_, groupBh, branches, wdbh, ywl, branch) => {
    expect(branchOf({ groupBh, branches, code: 'TQ0107', last: { wdbh, ywl } })).toBe(branch);
  });
});
