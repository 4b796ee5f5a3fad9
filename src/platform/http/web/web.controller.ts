import { Controller, Get, Inject, NotFoundException, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../api/reader.js';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { ownSources } from '../own-host.js';
import { sendCompressed } from '../compressed-content.js';
import { responseLanguage } from '../response-language.js';
import { FOR_EVER } from '../served-files.js';
import type { ServedFile } from '../served-files.js';
import { LinkPreviews, movedAddress } from './link-previews.js';
import type { LinkPreview } from './link-previews.js';
import { WebFiles } from './web-files.js';

/** The web client (clients/web): one page for all of its addresses, and its files. */
@Controller()
export class WebController {
  private readonly files: WebFiles;

  constructor(
    @Inject(CONFIG) private readonly settings: Pick<Config, 'WEB_API_URL' | 'PUBLIC_URL'>,
    private readonly previews: LinkPreviews,
  ) {
    this.files = new WebFiles(settings);
  }

  /** All paths that no other route has: a file, or the page if a browser opens an address of the client. */
  @Get('*')
  async any(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const path = request.url.split('?', 1)[0]!.slice(1);
    const file = await this.files.file(path);
    if (file) return this.send(request, reply, { file, isNamed: path.startsWith('assets/') });
    if (!this.isPage(path, request.headers.accept)) throw new NotFoundException();
    const language = responseLanguage(request, reply);
    const preview = await this.previews.find({ path, language, address: request.ip });
    if (preview?.movedTo !== undefined) return leadTo(preview.movedTo, request, reply);
    const page = await this.pageWith(preview ?? this.previews.siteIn(language), path, language);
    this.send(request, reply, { file: page, isNamed: false });
  }

  private pageWith(preview: LinkPreview, path: string, language: Language): Promise<ServedFile> {
    const { PUBLIC_URL: origin } = this.settings;
    return this.files.page({ ...preview, language, origin, path: `/${path}` });
  }

  /**
   * Whether a request without a file is for the page: the root, or any other address from a client that accepts HTML.
   * Programs that want the preview of a link accept anything. The form of an address says nothing, because ids, names
   * and tokens may contain dots, also at the end.
   */
  private isPage(path: string, accept = '*/*'): boolean {
    if (path === '' || path === 'index.html') return true;
    if (FILES_ONLY.test(path)) return false;
    return accept.includes('text/html') || (accept.includes('*/*') && this.previews.has(path));
  }

  private send(
    request: FastifyRequest,
    reply: FastifyReply,
    { file, isNamed }: { file: ServedFile; isNamed: boolean },
  ): void {
    void reply
      .headers({
        'cache-control': isNamed ? FOR_EVER : 'no-cache',
        'content-security-policy': this.policy(request.headers.host),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      })
      .type(file.type);
    sendCompressed(request, reply, file);
  }

  /** The page runs only its own files, has no inline styles, and connects to one API. */
  private policy(host: string | undefined): string {
    const { WEB_API_URL } = this.settings;
    const api = WEB_API_URL && new URL(WEB_API_URL);
    const reach = [ownSources(host), ...(api ? [api.origin, socketsOf(api)] : [])].join(' ');
    return [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      `connect-src ${reach}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; ');
  }
}

/** Not kept without asking again: the old name may be somebody else's later. */
function leadTo(segment: string, { url }: FastifyRequest, reply: FastifyReply): void {
  void reply.header('cache-control', 'no-cache').redirect(movedAddress(url, segment), 301);
}

const socketsOf = ({ protocol, host }: URL): string =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`;

/**
 * Addresses below them are never those of a page: the build's files with a hash in their names, of which an older build
 * may have had others, and the files that programs look for on every host (RFC 8615).
 */
const FILES_ONLY = /^(?:assets|\.well-known)(?:\/|$)/;
