# One image for api, worker and commands: the command selects which one runs. Both bases are pinned by digest;
# docs/containers.md says how to update them, and how to build where no registry can be reached.
ARG BUILD_BASE=docker.io/library/node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
# The C library and nothing else: no shell, no package manager. Node comes from the build's base.
ARG BASE=gcr.io/distroless/cc-debian13:nonroot@sha256:54df941ed0d06a1bd95ef5e0ce391fd8d9f94b64782dc9a60062727849ee3f97

FROM ${BUILD_BASE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# npm ci needs the workspaces that package-lock.json names. The image contains only the built web client.
COPY clients/typescript/package.json ./clients/typescript/
COPY clients/web/package.json ./clients/web/
# The secret is npm's configuration for another registry, if there is one. It is in no layer.
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc npm ci --ignore-scripts
COPY .swcrc nest-cli.json tsconfig.json LICENSE ./
COPY src ./src
COPY tools ./tools
COPY clients/web ./clients/web
# The web client shows the rules.
COPY docs/rules ./docs/rules
RUN npm run build
# The programs are bundled. Only the packages that the bundle leaves out stay.
RUN node tools/image.mjs && npm prune --omit=dev --ignore-scripts --offline

FROM ${BASE}
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 LOG_FORMAT=json
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# The licences of all packages; the service shows them at /licences.txt.
LABEL org.opencontainers.image.licenses=MIT bummerl.licences=/app/dist/licences.txt
USER 1000:1000
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.WORKER_PORT || process.env.PORT}/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/api.main.js"]
