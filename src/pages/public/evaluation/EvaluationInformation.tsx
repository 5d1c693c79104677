import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { ApiError, isFinal, MALFORMED_TEXT } from '@/api/errors';
import { fetchDepartments, fetchEvaluableCases, fetchTerminals } from '@/api/evaluation';
import { Card } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
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
    <PublicPage title="事项评价" lead="您的评价会计入好差评统计；意见公开时不显示您的姓名和个人信息。">
      <SignedIn text="评价需要先确认这笔业务是您本人或本单位办理的，请登录后评价。">
        <Card label="事项评价">
          {ywlsh === '' ? (
            <Empty text="没有指定要评价的办件">
              <Link to="/startEvaluation">从可以评价的办件里选择</Link>
            </Empty>
          ) : (
            <OneCase key={ywlsh} ywlsh={ywlsh} />
          )}
        </Card>
      </SignedIn>
    </PublicPage>
  );
}

function OneCase({ ywlsh }: { ywlsh: string }) {
  const facts = useQuery({
    queryKey: ['evaluation', 'case', ywlsh],
    queryFn: async ({ signal }) => {
      const [{ list }, departments, terminals] = await Promise.all([
        fetchEvaluableCases({ ywlsh, page: 1, size: 1 }, { signal }),
        fetchDepartments({ signal }),
        fetchTerminals({ signal }),
      ]);
      const found = list.find((one) => one.ywlsh === ywlsh);
      if (!found) throw new ApiError('malformed', MALFORMED_TEXT);
      return { found, departments, terminals };
    },
    // What is being filled in must not be taken away by a second answer.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (isFinal(facts.error)) {
    // Not the person's own, not finished, or too long ago: asking again brings nothing.
    return (
      <Empty text={facts.error.message}>
        <Link to="/startEvaluation">返回可以评价的办件</Link>
      </Empty>
    );
  }
  if (facts.isError) {
    return (
      <>
        <LoadFailed error={facts.error} onRetry={() => void facts.refetch()} />
        <p className={styles.centred}>
          <Link to="/startEvaluation">返回可以评价的办件</Link>
        </p>
      </>
    );
  }
  if (!facts.data) return <Loading />;
  if (facts.data.found.pj === '2') {
    return (
      <Empty text={`您已经评价过这笔${facts.data.found.sxmc}，每个办件评价一次`}>
        <Link to={recordPath(ywlsh)}>查看我的评价</Link>
      </Empty>
    );
  }
  return <EvaluationPageForm {...facts.data} />;
}
