import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CaseState, SubmitAnswer } from '@/api/cases/business';
import type { LabelledValue } from '@/api/client/labelled-value';
import { paperName } from '@/domain/documents/case-paper';
import { Figures } from '@/form/sections/Figures';
import sections from '@/form/sections/sections.module.css';
import { Allowed } from '@/session/menu/Allowed';
import { answerFrom, caseStateText } from '../case/CaseStateMark';
import { acceptanceFigures, promiseFigures, receiptHead, receiptName } from '../case/case-text';
import { followedCase, waitsForOthers } from '../case/followed-case';
import { StateNotice } from '../case/StateNotice';
import { CaseDocuments } from '../documents/CaseDocuments';
import { RESUME } from '../draft/resume';
import { EvaluateButton } from '../evaluation/EvaluateButton';
import { closePage, isSeparateWindow } from '../flow/close-page';
import { flowPath } from '../flow/flow-index';
import { useHomePath, useOfficePaths } from '../flow/home-path';
import { MenuLink } from '../flow/MenuLink';
import { PrintHead } from '../flow/PrintHead';
import { useReturnTarget } from '../flow/return-target';
import { applicantFigures } from '../flow/subject';
import { valuesWithoutSubject } from '../flow/subject-pick';
import { StepFrame } from '../frame/StepFrame';
import styles from '../frame/steps.module.css';
import { figuresLead, leadOf } from '../run/lead';
import { useReceiptEntry } from '../run/receipt-entry';
import { useRun } from '../run/run';
import { stepTitles } from '../run/steps';
import { Signatures } from '../sign/Signatures';

/** Next steps of a unit's application that needs a second approval; the state names the approver. */
const CHECKED_NEXT = [
  '复核通过后才提交中心，办理期限从那时起算；复核前中心不受理，账户和清册不变。',
  '退回的，在“我的办件”或草稿箱中修改后重新提交；复核前可以撤回。',
];
/** Next steps of a unit's correction; the centre accepted the application when it was first submitted. */
const CORRECTION_CHECKED_NEXT = [
  '复核通过后补正才提交中心，办理期限从那时重新起算；复核前中心不继续审核，账户和清册不变。',
  ...CHECKED_NEXT.slice(1),
];

/** States in which sum and day are those of the case: booked, not carried out for now, or at all. */
const DECIDED: readonly CaseState[] = ['99', '81', '80'];

/** Months before the name of a case (docs/rules/cases.md): the first sentence of the receipt says them. */
const MONTHS = /^\d{4}-[-\d至、]*/;

/** Receipt: number, due date and next steps. */
export function ResultStep({ answer: first }: { answer: SubmitAnswer }) {
  const { flow, form, recovered, calls } = useRun();
  const navigate = useNavigate();
  const home = useHomePath();
  const back = useReturnTarget();
  const { caseOf } = useOfficePaths();
  const [evaluated, setEvaluated] = useState(false);
  const typed = valuesWithoutSubject(flow.subject, form.shown());
  const own = flow.receipt.figures?.(typed, form.facts(), first) ?? null;
  // The form may have changed since an attempt with unknown outcome: only the case knows the submitted values.
  const said = useReceiptEntry(
    calls.token === undefined ? first.ywlsh : undefined,
    recovered ? undefined : { lead: leadOf(flow, typed, form.facts(), first), figures: own },
  );
  const byCase = said === undefined || said.figures === null;
  const follows = calls.token === undefined && waitsForOthers(first);
  const found = useQuery({ ...followedCase(first.ywlsh), enabled: byCase || follows });
  // Cached data from an earlier page is older than the answer.
  const answer = found.data && found.isFetchedAfterMount ? answerFrom(found.data) : first;
  // Offered once the result is known (docs/rules/complaints-and-evaluation.md), as the centre's `pj` says.
  const pj = evaluated ? '2' : answer.pj;
  const stated = said?.figures ?? found.data?.sqnr ?? [];
  const refresh = follows && waitsForOthers(answer) && (
    <Button size="small" loading={found.isFetching} onClick={() => void found.refetch()}>
      刷新
    </Button>
  );
  // The case's own figures replace those of the applicant.
  const applicant = applicantFigures(form.facts()).filter(({ label }) => !stated.some((one) => one.label === label));
  const name = answer.ywmc ?? flow.title;
  const known = recovered ? said?.lead : leadOf(flow, typed, form.facts(), answer);
  const { done } = flow.receipt;
  const lead =
    done && DECIDED.includes(answer.ywzt)
      ? found.data && done(found.data.sqnr)
      : (known ?? figuresLead(flow.title, stated.filter(isSum)));
  return (
    <StepFrame
      last
      title={stepTitles.result}
      printHead={<PrintHead title={`${name}${paperName(answer)}`} />}
      actions={
        <>
          {isSeparateWindow() && <Button onClick={() => void closePage()}>关闭页面</Button>}
          {back && (
            <Button onClick={() => void navigate(back.path, { state: back.resume ? RESUME : null })}>
              返回{back.title}
            </Button>
          )}
          {/* In a session the head of the page has it. */}
          {calls.token !== undefined && <Button onClick={() => void navigate(home)}>返回首页</Button>}
          <Button onClick={() => void navigate(caseOf(answer.ywlsh))}>查看办件</Button>
          <EvaluateButton
            found={{ ywlsh: answer.ywlsh, ywmc: name, ...(pj && { pj }) }}
            onDone={() => setEvaluated(true)}
          />
          <Allowed path={flowPath(flow.code, form.facts().area) ?? ''} keys={['dy']}>
            <Button type="primary" onClick={() => window.print()}>
              打印{paperName(answer)}
            </Button>
          </Allowed>
        </>
      }
    >
      <section className={sections.card} aria-label={receiptName(answer)}>
        {lead && <p className={styles.lead}>{`${answer.ywzt === '99' ? '已' : '申请'}${lead}`}</p>}
        <Outcome answer={answer} title={name.replace(MONTHS, '')} action={refresh} />
        <Figures
          items={[
            { label: '业务流水号', value: answer.ywlsh },
            { label: '业务名称', value: name },
            ...applicant,
            ...acceptanceFigures(answer),
            { label: '业务状态', value: caseStateText(answer) },
            ...(answer.bljg && !answer.ztsm ? [{ label: '办理结果', value: answer.bljg }] : []),
            ...promiseFigures(answer),
            ...stated,
          ]}
        />
        {flow.sign && <Signatures key={found.data?.lc.length} ywlsh={answer.ywlsh} />}
        <h3>接下来</h3>
        <ol>
          {(checkedNext(answer) ?? flow.receipt.next(answer, recovered ? null : typed, form.facts())).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        {answer.bldx && (
          <p data-print="hide">
            <MenuLink to={answer.bldx.lj}>{answer.bldx.mc}</MenuLink>
          </p>
        )}
        {answer.ywzt === '99' &&
          flow.receipt.links?.map(({ to, label }) => (
            <p key={to} data-print="hide">
              <MenuLink to={to}>{label}</MenuLink>
            </p>
          ))}
      </section>
      <section className={sections.card} aria-labelledby="receipt-papers" data-print="hide">
        <h3 id="receipt-papers">文书</h3>
        <CaseDocuments key={answer.ywzt} {...answer} ywmc={name} />
      </section>
    </StepFrame>
  );
}

const isSum = ({ value }: LabelledValue) => value.startsWith('¥');

function checkedNext({ dfh, bzdfh }: SubmitAnswer): readonly string[] | undefined {
  if (dfh) return CHECKED_NEXT;
  return bzdfh ? CORRECTION_CHECKED_NEXT : undefined;
}

/** Outcome as answered by the centre: an accepted application is not completed yet. */
function Outcome({ answer, title, action }: { answer: SubmitAnswer; title: string; action: ReactNode }) {
  const { ztsm, sbyy, dfh, bzdfh } = answer;
  // A correction was accepted at its first submission.
  const taken = answer.bztjsj ? '补正已收到' : '已受理';
  const handed = bzdfh ? '补正已提交' : '已提交';
  if (ztsm) {
    // What is completed is no longer said to be accepted.
    const lead = ztsm.lx === 'done' ? `${title}：` : `${title}${dfh || bzdfh ? handed : taken}，`;
    return <StateNotice note={ztsm} lead={lead} action={action} />;
  }
  if (sbyy) {
    return (
      <Alert
        type="error"
        showIcon
        title={`${title}已受理，${caseStateText(answer)}：${sbyy.yy}`}
        description={`下一步：${sbyy.xyb}`}
      />
    );
  }
  const head = receiptHead(answer.ywzt);
  const done = head.type === 'success' ? (answer.ywzt === '99' ? '已办结' : taken) : '';
  return (
    <div data-print="hide">
      <Alert {...head} showIcon action={action} description={`${title}${done}，请记下业务流水号。`} />
    </div>
  );
}
