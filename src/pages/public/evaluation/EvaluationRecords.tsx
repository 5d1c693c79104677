import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fetchOwnEvaluations, type OwnEvaluation } from '@/api/evaluation';
import { useAddressValues } from '@/lib/use-address-values';
import { dictionaryOptions } from '@/session/dictionary';
import { Card } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { Pager } from '@/ui/Pager';
import { PublicPage } from '../PublicPage';
import { ChoiceSelect } from './ChoiceSelect';
import { EvaluateLink } from './EvaluateLink';
import styles from './evaluation.module.css';
import { caseNumberIn, pagingIn } from './evaluation-address';
import { FollowUpDialog } from './FollowUpDialog';
import { OwnRecord } from './OwnRecord';
import { RecordDialog } from './RecordDialog';
import { SignedIn } from './SignedIn';

const USUAL = { pjdj: '', ys: '', ywlsh: '', page: '1', size: '20' };

const PERIODS = [
  { value: '3', label: '近3个月' },
  { value: '12', label: '近12个月' },
];

/** /evaluationRecords: the person's own evaluations and what became of them. */
export default function EvaluationRecords() {
  return (
    <PublicPage
      title="我的评价记录"
      lead="您作过的评价、回访情况和整改结果；每次评价可以追评一次。"
      actions={<EvaluateLink />}
    >
      <SignedIn text="登录后可以查看您的评价记录、回访情况和整改结果。">
        <Records />
      </SignedIn>
    </PublicPage>
  );
}

function Records() {
  const [values, change] = useAddressValues(USUAL);
  const [following, setFollowing] = useState<OwnEvaluation>();
  const grades = dictionaryOptions('pjdj');
  const pjdj = grades.some(({ value }) => value === values.pjdj) ? values.pjdj : '';
  const ys = PERIODS.some(({ value }) => value === values.ys) ? values.ys : '';
  const question = { pjdj, ys, ...pagingIn(values) };
  const records = useQuery({
    queryKey: ['evaluation', 'own', question],
    queryFn: ({ signal }) => fetchOwnEvaluations(question, { signal }),
    placeholderData: keepPreviousData,
  });
  const ywlsh = caseNumberIn(values.ywlsh);
  return (
    <Card label="我的评价记录">
      <div className={styles.filter}>
        <ChoiceSelect
          label="评价等级"
          none="全部等级"
          value={pjdj}
          choices={grades}
          onChange={(next) => change({ pjdj: next, page: '1' })}
        />
        <ChoiceSelect
          label="评价时间"
          none="全部时间"
          value={ys}
          choices={PERIODS}
          onChange={(next) => change({ ys: next, page: '1' })}
        />
      </div>
      {records.isError ? (
        <LoadFailed error={records.error} onRetry={() => void records.refetch()} />
      ) : !records.data ? (
        <Loading />
      ) : records.data.list.length === 0 ? (
        <NoRecords filtered={pjdj !== '' || ys !== '' || records.data.total > 0} />
      ) : (
        <ol className={styles.comments} aria-busy={records.isPlaceholderData}>
          {records.data.list.map((record) => (
            <li key={record.ywlsh}>
              <OwnRecord
                record={record}
                onOpen={() => change({ ywlsh: record.ywlsh })}
                onFollowUp={() => setFollowing(record)}
              />
            </li>
          ))}
        </ol>
      )}
      <Pager
        page={question.page}
        size={question.size}
        total={records.data?.total}
        onChange={(page, size) => change({ page: String(page), size: String(size) }, { push: true })}
      />
      {ywlsh !== '' && !following && (
        <RecordDialog ywlsh={ywlsh} onClose={() => change({ ywlsh: '' })} onFollowUp={setFollowing} />
      )}
      {following && <FollowUpDialog record={following} onClose={() => setFollowing(undefined)} />}
    </Card>
  );
}

function NoRecords({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <Empty text="没有符合条件的评价">
      <p>可以换一个等级、时间或页码。</p>
    </Empty>
  ) : (
    <Empty text="您还没有作过评价">
      <Link to="/startEvaluation">查看可以评价的办件</Link>
    </Empty>
  );
}
