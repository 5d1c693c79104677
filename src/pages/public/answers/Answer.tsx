import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { fetchAnswer, type SmartAnswer } from '@/api/answers';
import { isPublicPath } from '@/session/public-paths';
import { useSession } from '@/session/session-store';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { Button } from '@/ui/plain/Button';
import styles from './answers.module.css';
import { Helpful } from './Helpful';
import { MatterWay } from './MatterWay';
import { OwnFigures } from './OwnFigures';
import { QuestionLinks } from './QuestionLinks';
import { visitorMark } from './visitor-mark';

const RichText = lazy(() => import('@/ui/RichText').then((module) => ({ default: module.RichText })));

/** One answer: the text, the ways on, what it rests on, whether it helped, what else is asked. */
export function Answer({
  id,
  onBack,
  onQuestion,
}: {
  id: string;
  onBack: () => void;
  onQuestion: (id: string) => void;
}) {
  const mark = visitorMark();
  // Another session has other figures.
  const who = useSession((state) => state.epoch);
  const answer = useQuery({
    queryKey: ['intellect', 'answer', id, mark, who],
    queryFn: ({ signal }) => fetchAnswer(id, mark, signal),
  });
  return (
    <Card label="解答">
      <p data-print="hide">
        <Button onClick={onBack}>返回</Button>
      </p>
      {answer.isError && <LoadFailed error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.isPending && <Loading />}
      {answer.data && <Text key={id} answer={answer.data} mark={mark} onQuestion={onQuestion} />}
    </Card>
  );
}

function Text({ answer, mark, onQuestion }: { answer: SmartAnswer; mark: string; onQuestion: (id: string) => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {answer.bt}
      </h2>
      <Suspense fallback={<Loading />}>
        <div className={styles.text}>
          <RichText base64={answer.nr} />
        </div>
      </Suspense>
      <OwnFigures answer={answer} />
      {answer.sx.length > 0 && (
        <section aria-label="去办理">
          <h3>去办理</h3>
          <ul className={styles.ways}>
            {answer.sx.map((matter) => (
              <li key={matter.lj}>
                <MatterWay matter={matter} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {answer.yj.length > 0 && (
        <p className={styles.basis}>
          依据：
          {answer.yj.map(({ mc, lj }, at) => (
            <span key={mc}>
              {at > 0 && '、'}
              {isPublicPath(lj.split('?')[0] ?? '') ? <Link to={lj}>{mc}</Link> : mc}
            </span>
          ))}
        </p>
      )}
      <Helpful answer={answer} mark={mark} />
      {answer.xg.length > 0 && (
        <section aria-label="相关问题" data-print="hide">
          <h3>相关问题</h3>
          <QuestionLinks list={answer.xg} brief onQuestion={onQuestion} />
        </section>
      )}
    </>
  );
}
