import type { CaseDetail, CaseSummary, CaseState as State, SubmitAnswer } from '@/api/cases/business';
import { dictionaryLabel } from '@/session/dictionary';
import { StateMark, type StateTone } from '@/ui/state/StateMark';

type Standing = Pick<CaseSummary, 'ywzt' | 'ztsm'>;

/** Tones by code of ywzt (docs/rules/cases.md, States); all other states wait for the centre. */
const TONES: Readonly<Partial<Record<State, StateTone>>> = {
  '97': 'attention',
  '06': 'attention',
  '03': 'attention',
  '80': 'failed',
  '81': 'failed',
  '85': 'ended',
  '86': 'ended',
  '99': 'done',
  '05': 'done',
};

export function CaseStateMark({ of }: { of: Standing }) {
  return <StateMark tone={of.ztsm?.lx ?? TONES[of.ywzt] ?? 'waiting'} label={caseStateText(of)} />;
}

/** Name of a state: the business's own (`ztsm`) where it has one. */
export function caseStateText({ ywzt, ztsm }: Standing): string {
  return ztsm?.mc || dictionaryLabel('ywzt', ywzt);
}

/** Builds the submission answer from the case, when the answer itself was lost. */
export function answerFrom({ ddsm, dfh, bzdfh, ztsm, sbyy, pj, bztjsj, bldx, ...found }: CaseDetail): SubmitAnswer {
  const { ywlsh, ywzt, slsj, cnbjsj, ywmc } = found;
  const bljg = ywzt === '99' ? found.lc.at(-1)?.yj : undefined;
  const held = { ...(dfh && { dfh }), ...(bzdfh && { bzdfh }) };
  const more = { ...(ddsm && { ddsm }), ...held, ...(ztsm && { ztsm }), ...(sbyy && { sbyy }) };
  return {
    ywlsh,
    ywzt,
    slsj,
    cnbjsj,
    ywmc,
    ...more,
    ...(bztjsj && { bztjsj }),
    ...(bljg && { bljg }),
    ...(pj && { pj }),
    ...(bldx && { bldx }),
  };
}
