import { type HttpHandler, HttpResponse } from 'msw';
import { branchQueues, listBranches } from '../centre/public/content/branch-queues';
import { centreIntro } from '../centre/public/content/centre-intro';
import { fetchDownload, listDownloads } from '../centre/public/content/download-files';
import { listVideos } from '../centre/public/content/videos';
import { yearFigures } from '../centre/public/content/year-figures';
import type { DownloadSeed } from '../data/downloads/downloads';
import { type Door, open } from './door';
import { pageOf, text } from './visit';

const HALL = '/api/izfgjj-zhfw/v1';
const CORE = '/api/core/v1/p';

const TYPES: Readonly<Record<DownloadSeed['gs'], string>> = {
  pdf: 'application/pdf',
  ofd: 'application/ofd',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
  txt: 'text/plain; charset=utf-8',
};

/** The centre itself, its branches, downloads and videos: open to everybody. */
export function publicContentHandlers(door: Door): HttpHandler[] {
  return [
    open(door, 'get', `${HALL}/zcxx/zxjs`, () => centreIntro()),
    open(door, 'get', `${HALL}/zcxx/tjnb`, () => yearFigures()),
    open(door, 'get', `${HALL}/wdxx/getList`, (desk) => listBranches(desk)),
    open(door, 'get', `${HALL}/wdxx/getPdxx`, (desk) => branchQueues(desk)),
    open(door, 'get', `${HALL}/cyxz/getFileList`, (desk, { query }) =>
      listDownloads(desk, {
        flbm: text(query, 'flbm'),
        gjz: text(query, 'gjz').slice(0, 60),
        px: text(query, 'px') === '2' ? '2' : '1',
        ...pageOf(query),
      }),
    ),
    open(door, 'get', `${CORE}/public/file/download`, async (desk, { query }) => {
      const { seed, bytes } = await fetchDownload(desk, text(query, 'wjbh'));
      return HttpResponse.arrayBuffer(bytes.slice().buffer, {
        headers: {
          'Content-Type': TYPES[seed.gs],
          'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${seed.wjmc}.${seed.gs}`)}`,
        },
      });
    }),
    open(door, 'get', `${HALL}/spzn/getList`, (_desk, { query }) =>
      listVideos({
        spbh: text(query, 'spbh'),
        flbm: text(query, 'flbm'),
        gjz: text(query, 'gjz').slice(0, 60),
        ...pageOf(query),
      }),
    ),
  ];
}
