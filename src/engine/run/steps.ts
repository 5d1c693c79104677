import type { Flow, FormPage } from '../flow/define-flow';

/** 'form' is the form in one page, or the list of its pages where they are tasks; 'form:<key>' is one page of several. */
export type StepKey = 'notice' | 'eligibility' | 'form' | `form:${string}` | 'materials' | 'confirm' | 'result';

/** Titles of the steps that every flow names alike; pages of the form bring their own. */
export const stepTitles: Readonly<Record<Exclude<StepKey, `form:${string}`>, string>> = {
  notice: '办理须知',
  eligibility: '资格预检',
  form: '填写信息',
  materials: '材料采集',
  confirm: '核对确认',
  result: '办理结果',
};

type Shape = Pick<Flow, 'judge' | 'materials' | 'pages'>;

/**
 * The steps of a flow in order, as the step bar shows them; navigation and drafts read this and nothing else. `idle`: those that
 * turned out to have nothing to ask of this person.
 */
export function visibleSteps(flow: Shape, idle: readonly StepKey[] = []): StepKey[] {
  const form: StepKey[] = flow.pages?.as === 'steps' ? flow.pages.list.map(stepOfPage) : ['form'];
  const steps: StepKey[] = [
    'notice',
    ...(flow.judge && flow.judge.precheck !== false ? (['eligibility'] as const) : []),
    ...form,
    ...(flow.materials ? (['materials'] as const) : []),
    'confirm',
    'result',
  ];
  return steps.filter((step) => !idle.includes(step));
}

/** Every step that may be gone to: the pages of a task list are reached from the list. */
function allSteps(flow: Shape): StepKey[] {
  return flow.pages?.as === 'tasks' ? [...visibleSteps(flow), ...flow.pages.list.map(stepOfPage)] : visibleSteps(flow);
}

export const stepOfPage = ({ key }: FormPage): StepKey => `form:${key}`;

export function pageOfStep(flow: Shape, step: StepKey): FormPage | undefined {
  return flow.pages?.list.find((page) => stepOfPage(page) === step);
}

export function stepTitle(flow: Shape, step: StepKey): string {
  const page = pageOfStep(flow, step);
  // What is no page of the form is one of the common steps.
  return page?.title ?? stepTitles[step.startsWith('form:') ? 'form' : (step as keyof typeof stepTitles)];
}

/** Place in the step bar: a task belongs to the list. */
export function barIndex(flow: Shape, step: StepKey, idle: readonly StepKey[] = []): number {
  const steps = visibleSteps(flow, idle);
  const at = steps.indexOf(step);
  return at >= 0 ? at : steps.indexOf('form');
}

export function stepAfter(flow: Shape, step: StepKey): StepKey {
  const steps = visibleSteps(flow);
  const at = steps.indexOf(step);
  return at < 0 ? 'form' : (steps[at + 1] ?? 'result');
}

export function stepBefore(flow: Shape, step: StepKey, idle: readonly StepKey[] = []): StepKey {
  const steps = visibleSteps(flow, idle);
  const at = steps.indexOf(step);
  return at < 0 ? 'form' : (steps[Math.max(0, at - 1)] ?? 'notice');
}

/** The step on which a section is filled in. */
export function stepOfSection(flow: Shape, key: string): StepKey {
  const page = flow.pages?.list.find(({ sections }) => sections.includes(key));
  return page ? stepOfPage(page) : firstFormStep(flow);
}

export function firstFormStep(flow: Shape): StepKey {
  return visibleSteps(flow).find((step) => step.startsWith('form')) ?? 'form';
}

/** Where a draft goes on: its own step when it still exists, the form otherwise, and never the result. */
export function resumeStep(flow: Shape, kept: string): StepKey {
  const found = allSteps(flow).find((step) => step === kept);
  return found && found !== 'result' ? found : firstFormStep(flow);
}

/** What the step is called that a draft goes on with, wherever it is told. */
export const keptStepTitle = (flow: Shape, kept: string) => stepTitle(flow, resumeStep(flow, kept));
