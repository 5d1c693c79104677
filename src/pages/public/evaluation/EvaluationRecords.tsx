import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Empty } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fetchMyEvaluations, type MyEvaluation } from '@/api/cases/evaluation';
import { useAddressValues } from '@/lib/address/use-address-values';
import { dictionaryOptions } from '@/session/dictionary';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { Pager } from '@/ui/Pager';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { ChoiceField } from '../ChoiceField';
import { PublicPage } from '../PublicPage';
import { EvaluateLink } from './EvaluateLink';
import styles from './evaluation.module.css';
import { caseNumberIn, pagingIn } from './evaluation-address';
import { FollowUpDialog } from './FollowUpDialog';
import { MyEvaluationRecord } from './MyEvaluationRecord';
import { RecordDialog } from './RecordDialog';
import { SignedIn } from './SignedIn';

const USUAL = { pjdj: '', ys: '', ywlsh: '', page: '1', size: '20' };

const PERIODS = [
  { value: '3', label: '近3个月' },
  { value: '12', label: '近12个月' },
];

/** /evaluationRecords: the person's own evaluations and their follow-up. */
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
  const [following, setFollowing] = useState<MyEvaluation>();
  const grades = dictionaryOptions('pjdj');
  const pjdj = grades.some(({ value }) => value === values.pjdj) ? values.pjdj : '';
  const ys = PERIODS.some(({ value }) => value === values.ys) ? values.ys : '';
  const question = { pjdj, ys, ...pagingIn(values) };
  const records = useQuery({
    queryKey: ['evaluation', 'own', question],
    queryFn: ({ signal }) => fetchMyEvaluations(question, { signal }),
    placeholderData: keepPreviousData,
  });
  const ywlsh = caseNumberIn(values.ywlsh);
  return (
    <Card label="我的评价记录">
      <Row gap={2} rowGap={1.5} align="end">
        <ChoiceField
          label="评价等级"
          value={pjdj}
          options={[{ value: '', label: '全部等级' }, ...grades]}
          onChange={(next) => change({ pjdj: next, page: '1' })}
        />
        <ChoiceField
          label="评价时间"
          value={ys}
          options={[{ value: '', label: '全部时间' }, ...PERIODS]}
          onChange={(next) => change({ ys: next, page: '1' })}
        />
      </Row>
      {records.isError ? (
        <LoadFailed error={records.error} onRetry={() => void records.refetch()} />
      ) : !records.data ? (
        <Loading shape="list" />
      ) : records.data.list.length === 0 ? (
        <NoRecords filtered={pjdj !== '' || ys !== '' || records.data.total > 0} />
      ) : (
        <Stack as="ol" gap={0} className={styles.comments} aria-busy={records.isPlaceholderData}>
          {records.data.list.map((record) => (
            <li key={record.ywlsh}>
              <MyEvaluationRecord
                record={record}
                onOpen={() => change({ ywlsh: record.ywlsh })}
                onFollowUp={() => setFollowing(record)}
              />
            </li>
          ))}
        </Stack>
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
    <Empty description="没有符合条件的评价">
      <p>可以换一个等级、时间或页码。</p>
    </Empty>
  ) : (
    <Empty description="您还没有作过评价">
      <Link to="/startEvaluation">查看可以评价的办件</Link>
    </Empty>
  );
}
