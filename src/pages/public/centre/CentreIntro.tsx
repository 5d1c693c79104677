import { useQuery } from '@tanstack/react-query';
import { fetchCentreIntro } from '@/api/centre-intro';
import { bringTo } from '@/lib/bring-to';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { Button } from '@/ui/plain/Button';
import { PublicPage } from '../PublicPage';
import { Branches } from './Branches';
import { CentreText } from './CentreText';
import styles from './centre.module.css';
import { People } from './People';
import { YearReport } from './YearReport';

/** Parts of the page below the first, in order. */
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
    <Loading />
  );
  return (
    <PublicPage title="中心介绍" lead="中心是做什么的、由谁负责、到哪里办、管得怎么样。">
      <nav aria-label="本页内容" className={styles.parts} data-print="hide">
        {PARTS.map((part) => (
          <Button key={part} onClick={() => goToPart(part)}>
            {part}
          </Button>
        ))}
      </nav>
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

/** The address holds a route behind its '#', so that no link can name a part. */
const goToPart = (part: string) => bringTo(document.getElementById(partId(part)));
