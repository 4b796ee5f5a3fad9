import { Controller, Get, Query, Redirect } from '@nestjs/common';
import { fieldOf, PageRoute } from '../../../../platform/http/page.js';
import { pathOfInvitation } from '../../application/invitations.js';

/** Invitation links from before the web client had a page for them. They lead to that page. */
@Controller('invitation')
export class InvitationController {
  @Get()
  @PageRoute()
  @Redirect()
  lead(@Query() query: unknown): { readonly url: string } {
    return { url: pathOfInvitation(fieldOf(query, 'token')) };
  }
}
