import type { Flow, FormPage } from '../flow/define-flow';

/** 'form': the form on one page, or as tasks, all folded; 'form:<key>': one of several pages, or the task that is unfolded. */
export type StepKey = 'notice' | 'eligibility' | 'form' | `form:${string}` | 'materials' | 'confirm' | 'result';

/** Titles of the common steps; pages of the form have their own. */
export const stepTitles: Readonly<Record<Exclude<StepKey, `form:${string}`>, string>> = {
  notice: '办理须知',
  eligibility: '资格预检',
  form: '填写信息',
  materials: '材料采集',
  confirm: '核对确认',
  result: '办理结果',
};

type Shape = Pick<Flow, 'judge' | 'materials' | 'pages'>;

/** Returns the steps of a flow in order, for step bar, navigation and drafts. `idle`: steps without input for this person. */
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

/** Returns all reachable steps, including the pages of a task list. */
function allSteps(flow: Shape): StepKey[] {
  return flow.pages?.as === 'tasks' ? [...visibleSteps(flow), ...flow.pages.list.map(stepOfPage)] : visibleSteps(flow);
}

export const stepOfPage = ({ key }: FormPage): StepKey => `form:${key}`;

export function pageOfStep(flow: Shape, step: StepKey): FormPage | undefined {
  return flow.pages?.list.find((page) => stepOfPage(page) === step);
}

export function stepTitle(flow: Shape, step: StepKey): string {
  const page = pageOfStep(flow, step);
  // Safe: any step that is no form page is a common one.
  return page?.title ?? stepTitles[step.startsWith('form:') ? 'form' : (step as keyof typeof stepTitles)];
}

/** Returns the steps of the step bar, the same from beginning to end: the pre-check belongs to the notice, whoever sees it. */
export const barSteps = (flow: Shape): StepKey[] => visibleSteps(flow, ['eligibility']);

/** Returns the index in the step bar; a task has that of the form. */
export function barIndex(flow: Shape, step: StepKey): number {
  return barSteps(flow).indexOf(step === 'eligibility' ? 'notice' : placeOf(flow, step));
}

/** Returns the step in whose place a task stands: the form. */
export const placeOf = (flow: Shape, step: StepKey): StepKey =>
  flow.pages?.as === 'tasks' && pageOfStep(flow, step) ? 'form' : step;

export function stepAfter(flow: Shape, step: StepKey): StepKey {
  const steps = visibleSteps(flow);
  return steps[steps.indexOf(placeOf(flow, step)) + 1] ?? 'result';
}

export function stepBefore(flow: Shape, step: StepKey, idle: readonly StepKey[] = []): StepKey {
  const steps = visibleSteps(flow, idle);
  return steps[Math.max(0, steps.indexOf(placeOf(flow, step)) - 1)] ?? 'notice';
}

/** Returns the step on which a section is filled in. */
export function stepOfSection(flow: Shape, key: string): StepKey {
  const page = flow.pages?.list.find(({ sections }) => sections.includes(key));
  return page ? stepOfPage(page) : firstFormStep(flow);
}

export function firstFormStep(flow: Shape): StepKey {
  return visibleSteps(flow).find((step) => step.startsWith('form')) ?? 'form';
}

/** Returns the step on which a draft resumes: the saved one if it still exists, else the form; never the result. */
export function resumeStep(flow: Shape, stored: string): StepKey {
  const found = allSteps(flow).find((step) => step === stored);
  return found && found !== 'result' ? found : firstFormStep(flow);
}

/** Title of the step on which a draft resumes. */
export const resumeStepTitle = (flow: Shape, stored: string) => stepTitle(flow, resumeStep(flow, stored));
