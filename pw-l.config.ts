import base from './playwright.config';
export default { ...base, workers: 1, outputDir: '/tmp/helperL-results', webServer: undefined, use: { ...base.use, baseURL: 'http://127.0.0.1:4517/' } };
