import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { type CaseDetail, fetchCase } from '@/api/business';
import { stateName } from '../case/CaseState';
import { isOver, reasonLabel } from '../case/case-words';
import { ELSEWHERE } from '../draft/DraftLine';
import type { DraftKeeper } from '../draft/draft-keeper';
import styles from '../draft/page-draft.module.css';
import type { RunCalls } from '../flow/define-flow';
import { useOfficePaths } from '../flow/home-path';
import { useLoad } from '../flow/use-load';

interface HandedInProps {
  keeper: DraftKeeper;
  calls: RunCalls;
  onAnew: (() => void) | undefined;
}

/** What is on this page leads nowhere any more: another window handed it in, or its application has ended meanwhile. */
export function HandedIn({ keeper, calls, onAnew }: HandedInProps) {
  const ywlsh = useStore(keeper.store, (state) => state.ywlsh ?? '');
  const { caseOf } = useOfficePaths();
  const found = useLoad(ywlsh, (signal) => fetchCase(ywlsh, { ...calls, signal, errors: 'caller' }));
  if (found.phase === 'loading') return <p>正在查询这笔申请的状态…</p>;
  const ended = found.data && isOver(found.data.ywzt) && found.data.ywzt !== '99' ? found.data : undefined;
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

/** Lapsed, withdrawn or refused while its page stood open. */
function Ended({ found, onAnew }: { found: CaseDetail; onAnew: (() => void) | undefined }) {
  const { ywlsh, ywzt, sbyy, lc } = found;
  const since = lc.at(-1)?.clsj.slice(0, 10);
  return (
    <>
      <p>
        <strong>
          这笔申请{stateName(found)}
          {since && `（${since}）`}
        </strong>
      </p>
      <p>
        业务流水号{ywlsh}。{sbyy && `${reasonLabel(ywzt)}：${sbyy.yy}。`}
        不能再补正或提交；本页填写的内容仍在，{onAnew ? '重新办理时沿用' : '重新办理前请先抄下'}，材料需要重新上传。
      </p>
      {onAnew && (
        <div className={styles.choices}>
          <Button type="primary" onClick={onAnew}>
            重新办理
          </Button>
        </div>
      )}
    </>
  );
}
