import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SubmitAnswer } from '@/api/business';
import { paperName } from '@/domain/case-paper';
import { Figures } from '@/form/sections/Figures';
import sections from '@/form/sections/sections.module.css';
import { AllowedWhereNamed } from '@/session/menu/Allowed';
import { answerFrom, stateName } from '../case/CaseState';
import { promiseFigures, receiptHead, receiptName, takenFigures } from '../case/case-words';
import { followedCase, waitsForOthers } from '../case/followed-case';
import { StateNotice } from '../case/StateNotice';
import { CaseDocuments } from '../documents/CaseDocuments';
import { RESUME } from '../draft/resume';
import { EvaluateButton } from '../evaluation/EvaluateButton';
import { closePage, isOwnWindow } from '../flow/close-page';
import { flowPath } from '../flow/flow-index';
import { useHomePath, useOfficePaths } from '../flow/home-path';
import { MenuLink } from '../flow/MenuLink';
import { PrintHead } from '../flow/PrintHead';
import { applicantFigures } from '../flow/subject';
import { typedBeside } from '../flow/subject-pick';
import { useWayBack } from '../flow/way-back';
import { StepFrame } from '../frame/StepFrame';
import { useReceiptEntry } from '../run/receipt-entry';
import { useRun } from '../run/run';
import { stepTitles } from '../run/steps';
import { Signatures } from '../sign/Signatures';

/** What comes next for a unit's application that its own second operator has to check; who that is, its state says. */
const CHECKED_NEXT = [
  '复核通过后才提交中心，办理期限从那时起算；复核前中心不受理，账户和清册不变。',
  '退回的，在“我的办件”或草稿箱中修改后重新提交；复核前可以撤回。',
];
/** The same of a correction: the centre took the application in when it came first. */
const CORRECTION_CHECKED_NEXT = [
  '复核通过后补正才提交中心，办理期限从那时重新起算；复核前中心不继续审核，账户和清册不变。',
  ...CHECKED_NEXT.slice(1),
];

/** The receipt: number, promised date, what happens next. */
export function ResultStep({ answer: first }: { answer: SubmitAnswer }) {
  const { flow, form, recovered, calls } = useRun();
  useReceiptEntry(calls.token === undefined ? first.ywlsh : undefined);
  const navigate = useNavigate();
  const home = useHomePath();
  const back = useWayBack();
  const { caseOf } = useOfficePaths();
  const [evaluated, setEvaluated] = useState(false);
  const typed = typedBeside(flow.subject, form.shown());
  const own = flow.receipt.figures(typed, form.facts(), first);
  // The form may have changed since an attempt whose answer was lost: what was handed in is known to the case alone.
  const byCase = recovered || own === null;
  const follows = calls.token === undefined && waitsForOthers(first);
  const found = useQuery({ ...followedCase(first.ywlsh), enabled: byCase || follows });
  // What a page before this one had asked is older than the answer.
  const answer = found.data && found.isFetchedAfterMount ? answerFrom(found.data) : first;
  // Never before the result is known (domain catalogue 13), which the centre says here as in every list.
  const pj = evaluated ? '2' : answer.pj;
  const told = (byCase ? found.data?.sqnr : own) ?? [];
  const refresh = follows && waitsForOthers(answer) && (
    <Button size="small" loading={found.isFetching} onClick={() => void found.refetch()}>
      刷新
    </Button>
  );
  // What the case itself says of the applicant, a change too, takes the place of what is known of them.
  const applicant = applicantFigures(form.facts()).filter(({ label }) => !told.some((one) => one.label === label));
  const name = answer.ywmc ?? flow.title;
  return (
    <StepFrame
      title={stepTitles.result}
      printHead={<PrintHead title={`${name}${paperName(answer)}`} />}
      actions={
        <>
          {isOwnWindow() && <Button onClick={() => void closePage()}>关闭页面</Button>}
          {back && (
            <Button onClick={() => void navigate(back.path, { state: back.resume ? RESUME : null })}>
              返回{back.title}
            </Button>
          )}
          <Button onClick={() => void navigate(home)}>返回首页</Button>
          <Button onClick={() => void navigate(caseOf(answer.ywlsh))}>查看办件</Button>
          <EvaluateButton
            found={{ ywlsh: answer.ywlsh, ywmc: name, ...(pj && { pj }) }}
            onDone={() => setEvaluated(true)}
          />
          <AllowedWhereNamed path={flowPath(flow.code, form.facts().area) ?? ''} keys={['dy']}>
            <Button type="primary" onClick={() => window.print()}>
              打印{paperName(answer)}
            </Button>
          </AllowedWhereNamed>
        </>
      }
    >
      <section className={sections.card} aria-label={receiptName(answer)}>
        <Outcome answer={answer} title={name} action={refresh} />
        <Figures
          items={[
            { label: '业务流水号', value: answer.ywlsh },
            { label: '业务名称', value: name },
            ...applicant,
            ...takenFigures(answer),
            { label: '业务状态', value: stateName(answer) },
            ...(answer.bljg && !answer.ztsm ? [{ label: '办理结果', value: answer.bljg }] : []),
            ...promiseFigures(answer),
            ...told,
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

function checkedNext({ dfh, bzdfh }: SubmitAnswer): readonly string[] | undefined {
  if (dfh) return CHECKED_NEXT;
  return bzdfh ? CORRECTION_CHECKED_NEXT : undefined;
}

/** What became of it at once, as the centre answered: an application that was taken in has not succeeded yet. */
function Outcome({ answer, title, action }: { answer: SubmitAnswer; title: string; action: ReactNode }) {
  const { ztsm, sbyy, dfh, bzdfh } = answer;
  // What comes again after a return was taken in long ago.
  const taken = answer.bztjsj ? '补正已收到' : '已受理';
  const handed = bzdfh ? '补正已提交' : '已提交';
  if (ztsm) {
    return <StateNotice note={ztsm} lead={`${title}${dfh || bzdfh ? handed : taken}，`} action={action} />;
  }
  if (sbyy) {
    return (
      <Alert
        type="error"
        showIcon
        title={`${title}已受理，${stateName(answer)}：${sbyy.yy}`}
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
