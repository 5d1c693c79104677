import { type HttpHandler, HttpResponse } from 'msw';
import { branchQueues, listBranches } from '../../centre/public/content/branch-queues';
import { centreIntro } from '../../centre/public/content/centre-intro';
import { fetchDownload, listDownloads } from '../../centre/public/content/download-files';
import { listVideos } from '../../centre/public/content/videos';
import { yearFigures } from '../../centre/public/content/year-figures';
import type { DownloadSeed } from '../../data/downloads/downloads';
import { pagingOf, textField } from '../calls/request-context';
import { type MockServer, publicRoute } from '../calls/routes';

const HALL = '/api/izfgjj-zhfw/v1';
const CORE = '/api/core/v1/p';

const TYPES: Readonly<Record<DownloadSeed['gs'], string>> = {
  pdf: 'application/pdf',
  ofd: 'application/ofd',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
  txt: 'text/plain; charset=utf-8',
};

/** Public data of the centre: itself, branches, downloads and videos. */
export function publicContentHandlers(door: MockServer): HttpHandler[] {
  return [
    publicRoute(door, 'get', `${HALL}/zcxx/zxjs`, () => centreIntro()),
    publicRoute(door, 'get', `${HALL}/zcxx/tjnb`, () => yearFigures()),
    publicRoute(door, 'get', `${HALL}/wdxx/getList`, (tx) => listBranches(tx)),
    publicRoute(door, 'get', `${HALL}/wdxx/getPdxx`, (tx) => branchQueues(tx)),
    publicRoute(door, 'get', `${HALL}/cyxz/getFileList`, (tx, { query }) =>
      listDownloads(tx, {
        flbm: textField(query, 'flbm'),
        gjz: textField(query, 'gjz').slice(0, 60),
        px: textField(query, 'px') === '2' ? '2' : '1',
        ...pagingOf(query),
      }),
    ),
    publicRoute(door, 'get', `${CORE}/public/file/download`, async (tx, { query }) => {
      const { seed, bytes } = await fetchDownload(tx, textField(query, 'wjbh'));
      return HttpResponse.arrayBuffer(bytes.slice().buffer, {
        headers: {
          'Content-Type': TYPES[seed.gs],
          'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${seed.wjmc}.${seed.gs}`)}`,
        },
      });
    }),
    publicRoute(door, 'get', `${HALL}/spzn/getList`, (_desk, { query }) =>
      listVideos({
        spbh: textField(query, 'spbh'),
        flbm: textField(query, 'flbm'),
        gjz: textField(query, 'gjz').slice(0, 60),
        ...pagingOf(query),
      }),
    ),
  ];
}
