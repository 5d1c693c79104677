import type { CaseState, CaseSummary } from '@/api/cases/business';
import type { LabelledValue } from '@/api/client/labelled-value';

/** Final states: no due date and no waiting time are shown any more. */
const OVER: readonly CaseState[] = ['80', '85', '86', '99'];

export const isCaseOver = (state: CaseState) => OVER.includes(state);

const REASONS: Readonly<Partial<Record<CaseState, string>>> = {
  '97': '退回意见',
  '80': '未通过原因',
  '81': '入账失败原因',
  '86': '失效原因',
};

/** Label of a state's reason, the same everywhere. */
export const stateReasonLabel = (state: CaseState) => REASONS[state] ?? '原因';

/** Due date, or the pending party while the case waits for it. Closed and completed cases have none. */
export function promiseFigures({ cnbjsj, ddsm }: Pick<CaseSummary, 'cnbjsj' | 'ddsm'>): readonly LabelledValue[] {
  if (ddsm) return [{ label: '当前等待', value: ddsm }];
  return cnbjsj === '' ? [] : [{ label: '承诺办结日', value: cnbjsj }];
}

const ENDS: Readonly<Partial<Record<CaseState, string>>> = { '85': '撤回时间', '86': '失效时间' };

/** When a finished case ended. */
export const endFigures = ({ ywzt, bjsj }: Pick<CaseSummary, 'ywzt' | 'bjsj'>): readonly LabelledValue[] =>
  bjsj ? [{ label: ENDS[ywzt] ?? '办结时间', value: bjsj }] : [];

/** A case that first needs the unit's second approval (`dfh`) is submitted, not accepted. */
const takenLabel = ({ dfh }: Pick<CaseSummary, 'dfh'>) => (dfh ? '提交时间' : '受理时间');

/** Times of acceptance and of resubmission after a return; the due date counts from the latter. */
export const acceptanceFigures = (of: Pick<CaseSummary, 'dfh' | 'slsj' | 'bztjsj'>): LabelledValue[] => [
  { label: takenLabel(of), value: of.slsj },
  ...(of.bztjsj ? [{ label: '补正提交时间', value: of.bztjsj }] : []),
];

/** Acceptance times in one line, for a list cell. */
export const acceptedText = ({ slsj, dfh, bztjsj }: Pick<CaseSummary, 'dfh' | 'slsj' | 'bztjsj'>): string =>
  `${slsj}${dfh ? '提交' : ''}${bztjsj ? `，${bztjsj}补正提交` : ''}`;

/** Title of the receipt: the centre accepts nothing before the unit's second approval (`dfh`). */
export const receiptName = ({ dfh }: Pick<CaseSummary, 'dfh'>) => (dfh ? '提交回执' : '受理回执');

/** Heading of a receipt: 'success' only if the centre accepted the application. */
export function receiptHead(state: CaseState): { type: 'success' | 'warning' | 'error' | 'info'; title: string } {
  if (state === '80') return { type: 'error', title: '申请未通过' };
  if (state === '81') return { type: 'warning', title: '已受理，入账失败' };
  if (state === '97') return { type: 'warning', title: '申请待补正' };
  if (state === '85') return { type: 'info', title: '申请已撤回' };
  if (state === '86') return { type: 'info', title: '申请已失效' };
  return { type: 'success', title: '提交成功' };
}

/** Question before a case is withdrawn. `chsm`: the centre's text on what happens to the data and files. */
export const withdrawQuestion = (chsm = '') => `撤回后本次申请终止。${chsm}您确定要撤回吗？`;

/** Default question of the special approval prompt (docs/specification.md 8). */
export const SPECIAL_APPROVAL = '您确定通过吗？';
