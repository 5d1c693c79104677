import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { CaseSummary } from '@/api/cases/business';
import { failureText, succeeded } from '@/lib/shown-errors';
import type { BusinessCheck } from '@/session/completeness';
import { isPublicPath } from '@/session/public-paths';
import { askConfirmation } from '@/ui/dialog/confirm';
import { Outcome } from '@/ui/state/Outcome';
import { caseStateText } from '../case/CaseStateMark';
import { WithdrawButton } from '../case/WithdrawButton';
import { KeyGaps } from '../counters/KeyGaps';
import { dropDraft, type ResumableDraft } from '../draft/draft-box';
import type { Flow } from '../flow/define-flow';
import { isBuilt } from '../flow/flow-index';
import { useHomePath, useOfficePaths } from '../flow/home-path';
import { resumeStepTitle } from '../run/steps';

const WAYS: Partial<Record<BusinessCheck['kind'], string>> = {
  'statement-open': '去确认',
  'agreement-open': '去阅读并同意',
};

/** Refusals that a visit to a counter cannot resolve. */
const NO_COUNTER: readonly BusinessCheck['kind'][] = ['unreachable', 'closed', 'checks-only'];

const leads = (path: string) => isBuilt(path) || isPublicPath(path.split('?', 1)[0] ?? '');

/** Notice that the business may not be opened yet, with a link to the remedy if there is one. */
export function OpeningRefused({ check }: { check: Exclude<BusinessCheck, { kind: 'ok' }> }) {
  const navigate = useNavigate();
  const home = useHomePath();
  const text = check.kind === 'unreachable' ? failureText(check.error, '请稍后重试') : check.text;
  const way = 'path' in check ? check.path : undefined;
  const path = way !== undefined && leads(way) ? way : undefined;
  const byCounter = path === undefined && !NO_COUNTER.includes(check.kind);
  return (
    <Outcome
      status="warning"
      title="暂时不能办理"
      subTitle={text}
      extra={
        <>
          <Button onClick={() => void navigate(home)}>返回首页</Button>
          {path && (
            <Button type="primary" onClick={() => void navigate(path)}>
              {WAYS[check.kind] ?? '去完善'}
            </Button>
          )}
        </>
      }
    >
      {(byCounter || check.kind === 'key-incomplete') && (
        <KeyGaps missing={check.kind === 'key-incomplete' ? check.missing : []} online={path !== undefined} />
      )}
    </Outcome>
  );
}

export function NotConfigured({ onRetry }: { onRetry: () => void }) {
  return (
    <Outcome
      status="warning"
      title="请先完善系统配置（输入长度限制）"
      extra={<Button onClick={onRetry}>重新加载</Button>}
    />
  );
}

/** Notice of an open case of the same kind. */
export function OpenCaseNotice({ found, onWithdrawn }: { found: CaseSummary; onWithdrawn: () => void }) {
  const navigate = useNavigate();
  const { caseOf } = useOfficePaths();
  const waitsForPerson = found.ywzt === '97';
  const way = found.ywzt === '81' ? found.ztsm : undefined;
  return (
    <Outcome
      status="info"
      title="您有一笔同类业务正在办理"
      subTitle={`${found.ywmc}，业务流水号${found.ywlsh}，${found.slsj}${found.dfh ? '提交' : '受理'}${found.bztjsj ? `，${found.bztjsj}补正提交` : ''}，当前状态：${caseStateText(found)}${found.ztsm && (found.dfh || found.bzdfh || way) ? `，${found.ztsm.nr}` : ''}`}
      extra={
        <>
          {found.kch && <WithdrawButton of={found} onDone={onWithdrawn} />}
          <Button type={way?.lj ? 'default' : 'primary'} onClick={() => void navigate(caseOf(found.ywlsh))}>
            {waitsForPerson ? '继续办理' : '查看'}
          </Button>
          {way?.lj && (
            <Button type="primary" onClick={() => void navigate(way.lj)}>
              {way.ljmc}
            </Button>
          )}
        </>
      }
    />
  );
}

/** Description of a draft: time, step and location; '' if it was never saved separately. */
export function draftText(flow: Flow, { lost, bcr = '', bcsj, dqbz, yxq }: ResumableDraft): string {
  if (bcsj === '') return '';
  const step = resumeStepTitle(flow, dqbz);
  return lost
    ? `填写于${bcsj}，填写到“${step}”，暂存在本窗口；继续填写后存入草稿箱`
    : `${bcr}保存于${bcsj}，填写到“${step}”，有效期至${yxq}`;
}

/** Deletes the draft after a confirmation; with `ywlsh` that of a correction. @returns whether it is deleted */
export async function discardDraft(ywlx: string, question: string, ywlsh?: string): Promise<boolean> {
  if (!(await askConfirmation({ title: '温馨提示', content: question, okText: '重新开始' }))) return false;
  return succeeded(dropDraft(ywlx, { ywlsh }));
}

interface DraftQuestionProps {
  flow: Flow;
  draft: ResumableDraft;
  onAnswer: (answer: 'resume' | 'anew') => void;
}

export function DraftQuestion({ flow, draft, onAnswer }: DraftQuestionProps) {
  const startAnew = async () => {
    if (await discardDraft(draft.ywlx, `重新开始会删除${draft.bcr ? `${draft.bcr}` : '已'}保存的草稿，您确定吗？`))
      onAnswer('anew');
  };
  return (
    <Outcome
      status="info"
      title={
        draft.lost
          ? '您有登录过期前没来得及保存的内容'
          : `${draft.bcr ? '本单位' : '您'}有一份未提交的${draft.ywmc}草稿`
      }
      subTitle={draftText(flow, draft)}
      extra={
        <>
          <Button onClick={() => void startAnew()}>重新开始</Button>
          <Button type="primary" onClick={() => onAnswer('resume')}>
            继续填写
          </Button>
        </>
      }
    />
  );
}
