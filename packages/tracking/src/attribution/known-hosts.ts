type KnownHost = readonly [type: 'organic' | 'ai', source: string];

/** Each host stands for itself and its subdomains. The longest match decides. */
const hosts: Readonly<Record<'organic' | 'ai', Readonly<Record<string, string>>>> = {
  organic: {
    'bing.com': 'bing',
    'duckduckgo.com': 'duckduckgo',
    'ecosia.org': 'ecosia',
    'qwant.com': 'qwant',
    'startpage.com': 'startpage',
    'search.brave.com': 'brave',
    'ya.ru': 'yandex',
    'baidu.com': 'baidu',
    'search.seznam.cz': 'seznam',
    'search.naver.com': 'naver',
    'coccoc.com': 'coccoc',
    'go.mail.ru': 'mail.ru',
    'nova.rambler.ru': 'rambler',
    'search.aol.com': 'aol',
    'ask.com': 'ask',
    'swisscows.com': 'swisscows',
    'mojeek.com': 'mojeek',
    'kagi.com': 'kagi',
    'petalsearch.com': 'petalsearch',
    'sogou.com': 'sogou',
    'so.com': 'so.com',
    'search.daum.net': 'daum',
    'com.google.android.googlequicksearchbox': 'google',
  },
  ai: {
    'chatgpt.com': 'chatgpt',
    'chat.openai.com': 'chatgpt',
    'com.openai.chatgpt': 'chatgpt',
    'perplexity.ai': 'perplexity',
    'copilot.microsoft.com': 'copilot',
    'copilot.cloud.microsoft': 'copilot',
    'edgeservices.bing.com': 'copilot',
    'gemini.google.com': 'gemini',
    'bard.google.com': 'gemini',
    'notebooklm.google.com': 'notebooklm',
    'claude.ai': 'claude',
    'deepseek.com': 'deepseek',
    'grok.com': 'grok',
    'meta.ai': 'meta-ai',
    'mistral.ai': 'mistral',
    'you.com': 'you.com',
    'poe.com': 'poe',
    'duck.ai': 'duck.ai',
    'phind.com': 'phind',
    'chat.qwen.ai': 'qwen',
    'kimi.com': 'kimi',
    'doubao.com': 'doubao',
  },
};

/** The end of a host that belongs to a country or to the world: `.com`, `.es`, `.co.za`, `.com.mx`. */
const countryEnd = /\.(?:com|cat|(?:com?\.)?[a-z]{2})$/;

/**
 * Search engines with a host in each country, without that end. Only the hosts of the search itself: `mail.google.com`,
 * `docs.google.com` and `mail.yahoo.com` are referrals.
 */
const perCountry =
  /^(?:(?:(?:m|images|news)\.)?(google|yandex)|(?:(?:(?:[a-z]{2}|r|malaysia|espanol)\.)?search\.)?(yahoo))$/;

/**
 * The search engine or AI assistant of a referrer's host, if it is one.
 * @param host in lower case, without port and `www.`
 */
export function knownHost(host: string): KnownHost | undefined {
  for (let suffix = host; suffix; suffix = parentOf(suffix)) {
    for (const type of ['organic', 'ai'] as const) {
      const source = Object.hasOwn(hosts[type], suffix) && hosts[type][suffix];
      if (source) return [type, source];
    }
  }
  const match = countryEnd.test(host) && perCountry.exec(host.replace(countryEnd, ''));
  if (!match) return undefined;
  const source = match[1] ?? match[2];
  return source ? ['organic', source] : undefined;
}

/** The host without its first label; empty for the last label. */
function parentOf(host: string): string {
  const dot = host.indexOf('.');
  return dot < 0 ? '' : host.slice(dot + 1);
}
