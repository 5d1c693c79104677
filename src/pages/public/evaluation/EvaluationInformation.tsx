import { useQuery } from '@tanstack/react-query';
import { Empty } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { fetchEvaluableCase, fetchEvaluationDepartments, fetchTerminals } from '@/api/cases/evaluation';
import { ApiError, isFinal, MALFORMED_TEXT } from '@/api/client/errors';
import { LinkButton } from '@/engine/flow/LinkButton';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { PublicPage } from '../PublicPage';
import { EvaluationPageForm } from './EvaluationPageForm';
import styles from './evaluation.module.css';
import { caseNumberIn, recordPath } from './evaluation-address';
import { SignedIn } from './SignedIn';

/** /evaluationInformation?ywlsh=…: the evaluation of one finished service. */
export default function EvaluationInformation() {
  const [query] = useSearchParams();
  const ywlsh = caseNumberIn(query.get('ywlsh') ?? '');
  return (
    <PublicPage
      title="事项评价"
      lead="您的评价会计入好差评统计；意见公开时不显示您的姓名和个人信息。"
      actions={<LinkButton to="/evaluationRecords">我的评价记录</LinkButton>}
    >
      <SignedIn text="评价需要先确认这笔业务是您本人或本单位办理的，请登录后评价。">
        {ywlsh === '' ? (
          <None text="没有指定要评价的办件" to="/startEvaluation" link="从可以评价的办件里选择" />
        ) : (
          <OneCase key={ywlsh} ywlsh={ywlsh} />
        )}
      </SignedIn>
    </PublicPage>
  );
}

function OneCase({ ywlsh }: { ywlsh: string }) {
  const facts = useQuery({
    queryKey: ['evaluation', 'case', ywlsh],
    queryFn: async ({ signal }) => {
      const [found, departments, terminals] = await Promise.all([
        fetchEvaluableCase(ywlsh, signal),
        fetchEvaluationDepartments({ signal }),
        fetchTerminals({ signal }),
      ]);
      if (!found) throw new ApiError('malformed', MALFORMED_TEXT);
      return { found, departments, terminals };
    },
    // A refetch must not reset input.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (facts.data?.found.pj === '1') return <EvaluationPageForm {...facts.data} />;
  if (facts.data) {
    const text = `您已经评价过这笔${facts.data.found.sxmc}，每个办件评价一次`;
    return <None text={text} to={recordPath(ywlsh)} link="查看我的评价" />;
  }
  if (isFinal(facts.error)) {
    // Not the person's own, not finished, or too old: a retry would not help.
    return <None text={facts.error.message} to="/startEvaluation" link="返回可以评价的办件" />;
  }
  return (
    <Card label="事项评价">
      {facts.isError ? (
        <>
          <LoadFailed error={facts.error} onRetry={() => void facts.refetch()} />
          <p data-tall className={styles.centred}>
            <Link to="/startEvaluation">返回可以评价的办件</Link>
          </p>
        </>
      ) : (
        <Loading />
      )}
    </Card>
  );
}

/** Why there is nothing to evaluate, and where to go from here. */
function None({ text, to, link }: { text: string; to: string; link: string }) {
  return (
    <Card label="事项评价">
      <Empty description={text}>
        <Link to={to}>{link}</Link>
      </Empty>
    </Card>
  );
}
