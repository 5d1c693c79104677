import type { SubmitAnswer } from '@/api/cases/business';
import type { LabelledValue } from '@/api/client/labelled-value';
import type { FlowValues } from '@/schema/field-kinds';
import type { Flow } from '../flow/define-flow';
import type { FlowFacts } from '../flow/facts';
import { changedFields } from './changes';

/** Figures that fit one sentence. */
const MOST = 3;

/**
 * Predicate of the sentence that begins check page and receipt: what is applied for, how much, where it goes; '' while one of its
 * figures is still to come.
 */
export function leadOf(flow: Flow, values: FlowValues, facts: FlowFacts, answer?: SubmitAnswer): string {
  const said = predicateOf(flow, values, facts, answer);
  return said.includes('--') ? '' : said;
}

function predicateOf(flow: Flow, values: FlowValues, facts: FlowFacts, answer?: SubmitAnswer): string {
  const { lead, figures } = flow.receipt;
  if (lead) return lead(values, facts, answer);
  if (flow.former) return changeLead(flow, changedFields(flow, values, facts));
  return figuresLead(flow.title, figures?.(values, facts, answer) ?? []);
}

function changeLead({ sections, title }: Flow, changed: readonly string[]): string {
  const labels = sections
    .flatMap(({ fields }) => fields)
    .flatMap((one) => (changed.includes(one.name) ? one.label : []));
  return labels.length > 0 ? `变更${labels.join('、')}` : `办理${title}`;
}

/** Number under which rows were sent: nothing that anybody decides on. */
const BATCH = 'pcbh';
const isTotal = ({ key }: LabelledValue) => key === 'fse';

/** The same where only the figures of the case are known. */
export function figuresLead(title: string, figures: readonly LabelledValue[]): string {
  const told = figures.filter(({ key, value }) => value !== '' && key !== BATCH);
  // The sum is what counts.
  const said = [...told.filter(isTotal), ...told.filter((one) => !isTotal(one))].slice(0, MOST);
  return [`办理${title}`, ...said.map(({ label, value }) => `${label} ${value}`)].join('，');
}
