import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { fetchCentreIntro } from '@/api/public/centre-intro';
import { decodeBase64 } from '@/lib/base64';
import { focusHeading } from '@/lib/focus-heading';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/layout/Row';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { LocalBoundary } from '@/ui/state/LocalBoundary';
import { LazyRichText } from '@/ui/text/LazyRichText';
import { PublicPage } from '../PublicPage';
import { Branches } from './Branches';
import { People } from './People';
import { YearReport } from './YearReport';

/** Sections below the first, in order. */
const PARTS = ['机构职能', '领导与部门', '服务网点', '统计年报'];

/** /introToCenter */
export default function CentreIntro() {
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['centre', 'intro'],
    queryFn: ({ signal }) => fetchCentreIntro({ signal }),
  });
  const missing = isError ? (
    <LoadFailed error={error} onRetry={() => void refetch()} />
  ) : data ? undefined : (
    <Loading shape="picture" />
  );
  return (
    <PublicPage title="中心介绍" lead="中心是做什么的、由谁负责、到哪里办、管得怎么样。">
      <Row aria-label="本页内容" as="nav" data-print="hide">
        {PARTS.map((part) => (
          <Button key={part} onClick={() => goToPart(part)}>
            {part}
          </Button>
        ))}
      </Row>
      <Card label="中心概况">
        <h2>中心概况</h2>
        {missing ?? <CentreText base64={data?.zxgk ?? ''} />}
      </Card>
      {data && (
        <>
          <Card label="机构职能">
            <h2 id={partId('机构职能')} tabIndex={-1}>
              机构职能
            </h2>
            <CentreText base64={data.jgzn} />
          </Card>
          <Card label="领导与部门">
            <h2 id={partId('领导与部门')} tabIndex={-1}>
              领导与部门
            </h2>
            <People ld={data.ld} bm={data.bm} />
          </Card>
        </>
      )}
      <Card label="服务网点">
        <h2 id={partId('服务网点')} tabIndex={-1}>
          服务网点
        </h2>
        <Branches />
      </Card>
      <Card label="统计年报">
        <h2 id={partId('统计年报')} tabIndex={-1}>
          统计年报
        </h2>
        <YearReport />
      </Card>
    </PublicPage>
  );
}

const partId = (part: string) => `part-${PARTS.indexOf(part)}`;

/** The hash holds the route, so that a link cannot name a section. */
const goToPart = (part: string) => focusHeading(document.getElementById(partId(part)));

/** Rich text of the centre; the sanitiser loads with the first one. */
function CentreText({ base64 }: { base64: string }) {
  if (base64 === '') return <p>中心尚未发布这部分内容。</p>;
  if (decodeBase64(base64).trim() === '') {
    return <p role="alert">这部分内容暂时无法显示，请稍后重试，或者拨打12329咨询。</p>;
  }
  return (
    <LocalBoundary>
      <LazyRichText base64={base64} />
    </LocalBoundary>
  );
}
