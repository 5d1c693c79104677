import type { Flow } from './define-flow';

export type StepKey = 'notice' | 'eligibility' | 'form' | 'materials' | 'confirm' | 'result';

export const stepTitles: Readonly<Record<StepKey, string>> = {
  notice: '办理须知',
  eligibility: '资格预检',
  form: '填写信息',
  materials: '材料采集',
  confirm: '核对确认',
  result: '办理结果',
};

/** The steps of a flow in order; step bar, navigation and drafts read this and nothing else. */
export function visibleSteps(flow: Pick<Flow, 'judge' | 'materials'>): StepKey[] {
  const steps: (StepKey | null)[] = [
    'notice',
    flow.judge ? 'eligibility' : null,
    'form',
    flow.materials ? 'materials' : null,
    'confirm',
    'result',
  ];
  return steps.filter((step) => step !== null);
}

export function stepAfter(flow: Flow, step: StepKey): StepKey {
  const steps = visibleSteps(flow);
  return steps[steps.indexOf(step) + 1] ?? 'result';
}

export function stepBefore(flow: Flow, step: StepKey): StepKey {
  const steps = visibleSteps(flow);
  return steps[Math.max(0, steps.indexOf(step) - 1)] ?? 'notice';
}

/** Where a draft goes on: its own step when it still exists, the form otherwise, and never the result. */
export function resumeStep(flow: Flow, kept: string): StepKey {
  const found = visibleSteps(flow).find((step) => step === kept);
  return found && found !== 'result' ? found : 'form';
}
