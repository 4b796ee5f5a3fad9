import { Field, InputType } from '@nestjs/graphql';

@InputType()
export class RegisterInput {
  @Field({ description: '3 to 20 letters, digits, "_" or "-"; unique without regard to case.' })
  username!: string;
  @Field({ description: '8 to 200 characters.' }) password!: string;
  @Field(() => String, { nullable: true, description: 'For a way back in; nobody else sees it.' })
  email?: string | null;
}

@InputType()
export class LoginInput {
  @Field() username!: string;
  @Field() password!: string;
}

@InputType()
export class RefreshSessionInput {
  @Field({ description: 'Works once: a second use ends the session.' }) refreshToken!: string;
}

@InputType()
export class LogoutInput {
  @Field() refreshToken!: string;
}
