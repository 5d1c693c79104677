// npm run centre: the simulated centre on http://127.0.0.1:8091 (CENTRE_PORT), its journal in .centre/ (CENTRE_JOURNAL).
// npm run centre -- --set-aside: a damaged journal is copied under another name and goes on with what stands before the damage.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const port = Number(process.env.CENTRE_PORT ?? 8091);
const journal = process.env.CENTRE_JOURNAL ?? here('../.centre/journal.jsonl');

const { module } = await runnerImport(here('../mocks/server.ts'), {
  root: here('..'),
  logLevel: 'error',
  resolve: { alias: { '@mocks': here('../mocks'), '@': here('../src') } },
});
try {
  const setAside = process.argv.includes('--set-aside');
  const server = await module.startServer({ port, journal, setAside });
  console.log(`模拟中心已启动：http://127.0.0.1:${server.address().port}/api　数据：${journal}`);
} catch (failure) {
  console.error(sentenceOf(failure));
  process.exit(1);
}

function sentenceOf(failure) {
  if (failure.code === 'EADDRINUSE') return `端口 ${port} 已被占用，请先关闭正在运行的模拟中心`;
  return failure.name === 'JournalError' ? `模拟中心没有启动：${failure.message}` : failure;
}
