import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import {
  BecomeBotUseCase,
  BotAccounts,
  BotDirectory,
  SetPolicyUseCase,
} from '../../application/index.js';
import type { BotResult, PolicyRequest } from '../../application/index.js';
import {
  BecomeBotInput,
  ConfirmBotInput,
  ReleaseBotInput,
  SetAcceptancePolicyInput,
  UpdateBotInput,
} from './bot.input.js';
import type { AcceptancePolicyInput } from './bot.input.js';
import {
  BecomeBotPayload,
  ConfirmBotPayload,
  ReleaseBotPayload,
  SetAcceptancePolicyPayload,
  toBotType,
  UpdateBotPayload,
} from './bot.type.js';
import type { BotPayload } from './bot.type.js';

@Resolver()
export class BotMutationsResolver {
  constructor(
    private readonly becoming: BecomeBotUseCase,
    private readonly accounts: BotAccounts,
    private readonly policies: SetPolicyUseCase,
    private readonly directory: BotDirectory,
  ) {}

  @Mutation(() => BecomeBotPayload, {
    description:
      'Turns the viewer’s account into a bot, for good. The account must have played no match. The ' +
      'owner confirms with `confirmBot`; until then the bot plays unrated and is not in `bots`.',
  })
  async becomeBot(
    @Args('input')
    input: BecomeBotInput,
    @SignedIn('bot:play') viewer: Viewer,
  ): Promise<BecomeBotPayload> {
    const result = await this.becoming.execute({
      userId: viewer.userId,
      owner: input.owner,
      engine: input.engine,
      version: input.version,
      description: input.description ?? null,
      homepage: input.homepage ?? null,
      idempotencyKey: input.idempotencyKey ?? null,
    });
    return this.payload(result);
  }

  @Mutation(() => UpdateBotPayload, {
    description:
      'Changes the viewer’s page; the viewer must be a bot. Idempotent: a repeated call changes nothing.',
  })
  async updateBot(
    @Args('input') input: UpdateBotInput,
    @SignedIn('bot:play') viewer: Viewer,
  ): Promise<UpdateBotPayload> {
    const { owner, engine, version, description, homepage } = input;
    const result = await this.accounts.update({
      userId: viewer.userId,
      ...(typeof owner === 'string' && { owner }),
      ...(typeof engine === 'string' && { engine }),
      ...(typeof version === 'string' && { version }),
      ...(description !== undefined && { description }),
      ...(homepage !== undefined && { homepage }),
    });
    return this.payload(result);
  }

  @Mutation(() => SetAcceptancePolicyPayload, {
    description:
      'Sets which challenges the service accepts for the viewer, who must be a bot. Idempotent: a ' +
      'repeated call changes nothing.',
  })
  async setAcceptancePolicy(
    @Args('input') { policy }: SetAcceptancePolicyInput,
    @SignedIn('bot:play') viewer: Viewer,
  ): Promise<SetAcceptancePolicyPayload> {
    return this.payload(
      await this.policies.execute(viewer.userId, policy ? requestOf(policy) : null),
    );
  }

  @Mutation(() => ConfirmBotPayload, {
    description:
      'Confirms that the viewer owns a bot that names them. The bot is then listed and may play rated ' +
      'matches. Idempotent: a repeated call changes nothing.',
  })
  async confirmBot(
    @Args('input') { username }: ConfirmBotInput,
    @SignedIn('session') viewer: Viewer,
  ): Promise<ConfirmBotPayload> {
    return this.payload(await this.accounts.confirm(viewer.userId, username));
  }

  @Mutation(() => ReleaseBotPayload, {
    description:
      'Gives up a bot that names the viewer as its owner, confirmed or not. Idempotent: a bot that ' +
      'was given up is refused, and nothing changes.',
  })
  async releaseBot(
    @Args('input') { username }: ReleaseBotInput,
    @SignedIn('session') viewer: Viewer,
  ): Promise<ReleaseBotPayload> {
    return this.payload(await this.accounts.release(viewer.userId, username));
  }

  private async payload(result: BotResult): Promise<BotPayload> {
    if (!result.ok) return refused(...result.error);
    const bot = (await this.directory.byIds([result.value])).get(result.value) ?? null;
    return { bot: bot && toBotType(bot), userErrors: done };
  }
}

const unique = <T>(values: readonly T[] | null | undefined): readonly T[] | null =>
  values ? [...new Set(values)] : null;

const requestOf = (policy: AcceptancePolicyInput): PolicyRequest => ({
  variants: unique(policy.variants),
  presets: unique(policy.presets),
  customRules: policy.customRules ?? false,
  clocks: unique(policy.clocks),
  minSeconds: policy.minSeconds ?? null,
  maxSeconds: policy.maxSeconds ?? null,
  rated: policy.rated ?? null,
  who: policy.who ?? 'EVERYONE',
  usernames: policy.named ?? [],
  maxMatches: policy.maxMatches,
});
