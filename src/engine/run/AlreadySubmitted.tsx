import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { type CaseDetail, fetchCase } from '@/api/cases/business';
import { Row } from '@/ui/layout/Row';
import { caseStateText } from '../case/CaseStateMark';
import { isCaseOver, stateReasonLabel } from '../case/case-text';
import { ELSEWHERE } from '../draft/DraftLine';
import type { DraftKeeper } from '../draft/draft-keeper';
import type { RunCalls } from '../flow/define-flow';
import { useOfficePaths } from '../flow/home-path';
import { useLoad } from '../flow/use-load';

interface HandedInProps {
  keeper: DraftKeeper;
  calls: RunCalls;
  onAnew: (() => void) | undefined;
}

/** Notice that the application was submitted in another window or has ended. */
export function AlreadySubmitted({ keeper, calls, onAnew }: HandedInProps) {
  const ywlsh = useStore(keeper.store, (state) => state.ywlsh ?? '');
  const { caseOf } = useOfficePaths();
  const found = useLoad(ywlsh, (signal) => fetchCase(ywlsh, { ...calls, signal, errors: 'silent' }));
  if (found.phase === 'loading') return <p>正在查询这笔申请的状态…</p>;
  const ended = found.data && isCaseOver(found.data.ywzt) && found.data.ywzt !== '99' ? found.data : undefined;
  return (
    <>
      {ended ? (
        <Ended found={ended} onAnew={onAnew} />
      ) : (
        <>
          <p>
            <strong>{ELSEWHERE}</strong>
          </p>
          <p>
            业务流水号{ywlsh}
            。本页填写的内容没有提交，也不再存入草稿箱；需要更改的，请先抄下本页内容，撤回那笔申请后重新办理。
          </p>
        </>
      )}
      {calls.token === undefined && (
        <p>
          <Link to={caseOf(ywlsh)}>{ended ? '查看这笔办件' : '查看已提交的办件'}</Link>
        </p>
      )}
    </>
  );
}

/** Notice that the application lapsed, was withdrawn or refused while the page was open. */
function Ended({ found, onAnew }: { found: CaseDetail; onAnew: (() => void) | undefined }) {
  const { ywlsh, ywzt, sbyy, lc } = found;
  const since = lc.at(-1)?.clsj.slice(0, 10);
  return (
    <>
      <p>
        <strong>
          这笔申请{caseStateText(found)}
          {since && `（${since}）`}
        </strong>
      </p>
      <p>
        业务流水号{ywlsh}。{sbyy && `${stateReasonLabel(ywzt)}：${sbyy.yy}。`}
        不能再补正或提交；本页填写的内容仍在，{onAnew ? '重新办理时沿用' : '重新办理前请先抄下'}，材料需要重新上传。
      </p>
      {onAnew && (
        <Row>
          <Button type="primary" onClick={onAnew}>
            重新办理
          </Button>
        </Row>
      )}
    </>
  );
}
