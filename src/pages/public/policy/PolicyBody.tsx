import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { fetchPolicyAnswers, type PolicyAttachment, type PolicyLink, type PolicyText } from '@/api/public/policy-info';
import { decodeBase64 } from '@/lib/base64';
import { Card } from '@/ui/Card';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { StateMark } from '@/ui/state/StateMark';
import { RichText } from '@/ui/text/RichText';
import { DownloadButton } from '../downloads/DownloadButton';
import { Contents } from './Contents';
import styles from './policy.module.css';
import { audienceNames, policyState } from './policy-text';

/** A policy: validity, text, explanations and attachments. */
export function PolicyBody({ policy }: { policy: PolicyText }) {
  const text = useRef<HTMLDivElement>(null);
  const state = policyState(policy);
  const readable = decodeBase64(policy.zcnr).trim() !== '';
  const facts: [string, string][] = [
    ['发布日期', policy.fbrq],
    ['施行日期', policy.sxrq],
    ['分类', policy.zcflmc],
    ['与谁有关', audienceNames(policy.ygdx).join('、')],
  ];
  return (
    <>
      {policy.yxzt && policy.yxzt !== '1' && <Outdated policy={policy} />}
      <Card label="基本信息">
        <Row as="dl" gap={4} rowGap={1} className={styles.facts}>
          <div>
            <dt>有效状态</dt>
            <dd>{state ? <StateMark {...state} /> : '未注明，请以最新规定为准'}</dd>
          </div>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value || '未注明'}</dd>
            </div>
          ))}
        </Row>
      </Card>
      <Card label="正文">
        {readable ? (
          <>
            <Contents text={text} of={policy.zcnr} />
            <div ref={text} className={styles.body}>
              <RichText base64={policy.zcnr} headingsFrom={2} />
            </div>
          </>
        ) : (
          <p role="alert">这份政策的正文暂时无法显示，请稍后重试，或者拨打12329索取。</p>
        )}
      </Card>
      {policy.fj.length > 0 && <PolicyFiles files={policy.fj} />}
      {policy.yjd && <PolicyAnswers id={policy.id} />}
      <Links title="替代的原政策" links={policy.tdzc} />
      <Links title="相关政策" links={policy.xgzc} />
    </>
  );
}

/** Leading notice of an invalid policy, with its replacement. */
function Outdated({ policy: { yxzt, xxzc, sxyy } }: { policy: PolicyText }) {
  return (
    <Alert
      showIcon
      role="note"
      type="warning"
      title={
        <>
          <strong>
            {yxzt === '2' ? '本政策已经修订，原文不再作为办理依据。' : '本政策已经废止，不再作为办理依据。'}
          </strong>
          {sxyy}
        </>
      }
      description={
        xxzc ? (
          <>
            现行规定：
            <Link to={detailOf(xxzc)}>
              {xxzc.zcbt}
              {xxzc.zcwh && `（${xxzc.zcwh}）`}
            </Link>
          </>
        ) : (
          `${xxzc === null ? '没有替代的政策，' : ''}需要了解现在怎样办理，请拨打12329。`
        )
      }
    />
  );
}

function Links({ title, links }: { title: string; links: readonly PolicyLink[] }) {
  if (links.length === 0) return null;
  return (
    <Card label={title}>
      <h2>{title}</h2>
      <Stack as="ul" gap={0} className={styles.links}>
        {links.map((link) => (
          <li key={link.id}>
            <Link to={detailOf(link)}>{link.zcbt}</Link>
            <Muted as="span">{link.zcwh}</Muted>
          </li>
        ))}
      </Stack>
    </Card>
  );
}

const detailOf = ({ id }: PolicyLink) => `/policyDetail?id=${encodeURIComponent(id)}`;

/** 政策解读: questions about this policy. */
function PolicyAnswers({ id }: { id: string }) {
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

/** Attachments of a policy: files of 常用下载. */
function PolicyFiles({ files }: { files: readonly PolicyAttachment[] }) {
  return (
    <Card label="附件">
      <h2>附件</h2>
      <Stack as="ul" gap={0} className={styles.files}>
        {files.map((file) => (
          <li key={file.wjbh}>
            <strong>{file.gs ? `${file.wjmc}.${file.gs}` : file.wjmc}</strong>
            <DownloadButton file={file} />
          </li>
        ))}
      </Stack>
    </Card>
  );
}
