import type { MigrationInterface, QueryRunner } from 'typeorm';

const CLOSED_NETWORKS = `
  CREATE TABLE closed_networks (
    id uuid PRIMARY KEY,
    network text NOT NULL,
    is_of_account boolean NOT NULL,
    reason text NOT NULL,
    until timestamptz(3) NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT service_now(),
    CONSTRAINT closed_networks_network_key UNIQUE (network)
  );
  COMMENT ON TABLE closed_networks IS
    'Networks from which nobody registers, starts as a guest or signs in for a time.';
  COMMENT ON COLUMN closed_networks.is_of_account IS
    'Whether it was closed as a network of an account; then nobody is shown which one it is.';
  CREATE INDEX closed_networks_end ON closed_networks (until);
`;

/** Networks that moderators close. */
export class ClosedNetworks1764335040000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CLOSED_NETWORKS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE closed_networks');
  }
}
