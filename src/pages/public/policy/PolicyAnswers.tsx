import { useQuery } from '@tanstack/react-query';
import { fetchPolicyAnswers } from '@/api/policy-info';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import styles from './policy.module.css';

/** 政策解读: what people ask about this policy. */
export function PolicyAnswers({ id }: { id: string }) {
  const answers = useQuery({
    queryKey: ['zcxx', 'answers', id],
    queryFn: ({ signal }) => fetchPolicyAnswers(id, { signal }),
  });
  if (answers.data?.length === 0) return null;
  return (
    <Card label="政策解读">
      <h2>政策解读</h2>
      {answers.isPending && <Loading />}
      {answers.isError && <LoadFailed error={answers.error} onRetry={() => void answers.refetch()} />}
      {answers.data && (
        <dl className={styles.answers}>
          {answers.data.map(({ wt, hd }) => (
            <div key={wt}>
              <dt>
                <span aria-hidden="true">问</span>
                {wt}
              </dt>
              <dd>
                <span aria-hidden="true">答</span>
                {hd}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
